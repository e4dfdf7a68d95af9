import '#site/ui/fields/quantity-stepper.css'
import type { MouseEvent } from 'react'
import { setFormValues } from '#site/form/form-values.ts'
import type { FieldControl } from '#site/ui/fields/field.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import styles from './people-stepper.module.css'

interface PeopleStepperProps {
  /** In the server's markup. */
  first: string
  /** The field's number, from `useFormTexts`; NaN when it has none. */
  people: number
  most: number
  control: FieldControl
  labels: { less: string; more: string }
}

/** At a bound the button keeps the focus (`aria-disabled`). Without script only the number field. */
export function PeopleStepper({ first, people, most, control, labels }: PeopleStepperProps) {
  const isHydrated = useHydrated()
  const [isLeast, isMost] = [people <= 1, people >= most]
  const step = (by: number) => (event: MouseEvent<HTMLButtonElement>) =>
    setFormValues(event.currentTarget.form, { people: String(people + by || 1) })
  return (
    <div className={isHydrated ? 'stepper' : `stepper ${styles.plainStepper}`}>
      <button
        type="button"
        aria-label={labels.less}
        hidden={!isHydrated}
        aria-disabled={isLeast}
        onClick={isLeast ? undefined : step(-1)}
      >
        –
      </button>
      <input
        name="people"
        inputMode="numeric"
        autoComplete="off"
        aria-required
        defaultValue={first}
        {...control}
      />
      <button
        type="button"
        aria-label={labels.more}
        hidden={!isHydrated}
        aria-disabled={isMost}
        onClick={isMost ? undefined : step(1)}
      >
        +
      </button>
    </div>
  )
}
