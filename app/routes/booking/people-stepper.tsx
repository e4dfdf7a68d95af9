import '../../ui/quantity-stepper.css'
import type { FieldControl } from '../../ui/field.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import type { People } from './use-people.ts'
import styles from './people-stepper.module.css'

interface PeopleStepperProps {
  people: People
  /** Most that could ever come. */
  most: number
  control: FieldControl
  /** Accessible names of the buttons. */
  labels: { less: string; more: string }
}

/** Minus, figure, plus. Without script the figure alone, which is a field of the form. */
export function PeopleStepper({
  people: { text, people, choose },
  most,
  control,
  labels,
}: PeopleStepperProps) {
  const isHydrated = useHydrated()
  const step = (to: number) => choose(String(to))
  return (
    <div className={isHydrated ? 'stepper' : `stepper ${styles.plainStepper}`}>
      <button
        type="button"
        aria-label={labels.less}
        hidden={!isHydrated}
        disabled={people <= 1}
        onClick={() => step(people - 1)}
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
        disabled={people >= most}
        onClick={() => step(people + 1)}
      >
        +
      </button>
    </div>
  )
}
