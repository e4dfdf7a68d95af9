import '../../../ui/quantity-stepper.css'
import type { FieldControl } from '../../../ui/field.tsx'
import { useHydrated } from '../../../use-hydrated.ts'
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

/**
 * Minus, figure, plus; at a bound a button keeps the focus and does nothing. Without script the figure alone, which is a field of the form.
 */
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
