import '../../../../ui/quantity-stepper.css'
import type { FieldControl } from '../../../../ui/field.tsx'
import { useHydrated } from '../../../../use-hydrated.ts'
import type { People } from './use-people.ts'
import styles from './people-stepper.module.css'

interface PeopleStepperProps {
  people: People
  most: number
  control: FieldControl
  labels: { less: string; more: string }
}

/** At a bound the button keeps the focus (`aria-disabled`). Without script only the number field. */
export function PeopleStepper({
  people: { text, people, choose },
  most,
  control,
  labels,
}: PeopleStepperProps) {
  const isHydrated = useHydrated()
  const [isLeast, isMost] = [people <= 1, people >= most]
  return (
    <div className={isHydrated ? 'stepper' : `stepper ${styles.plainStepper}`}>
      <button
        type="button"
        aria-label={labels.less}
        hidden={!isHydrated}
        aria-disabled={isLeast}
        onClick={() => isLeast || choose(String(people - 1))}
      >
        –
      </button>
      <input
        name="people"
        inputMode="numeric"
        autoComplete="off"
        aria-required
        value={text}
        onChange={({ target }) => choose(target.value)}
        {...control}
      />
      <button
        type="button"
        aria-label={labels.more}
        hidden={!isHydrated}
        aria-disabled={isMost}
        onClick={() => isMost || choose(String(people + 1))}
      >
        +
      </button>
    </div>
  )
}
