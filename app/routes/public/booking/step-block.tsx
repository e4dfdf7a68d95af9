import type { ReactNode } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './blocks.module.css'
import { BOOKING_STEPS, type BookingStep } from './progress.ts'

interface BlockProps {
  step: BookingStep
  /** Its rhombus is filled. */
  isDone: boolean
  /** Where a link to the block leads. */
  id?: string
  /** Instead of the step's own. */
  title?: string
  /** Left out while it is not its turn. */
  children?: ReactNode
}

/** One numbered block: its rhombus fills, and the line to the next one grows, when it is done. */
export function StepBlock({ step, isDone, id, title, children }: BlockProps) {
  const words = useMessages('booking').steps
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classNames(styles.block, isDone && styles.done, !children && styles.later)}
      aria-labelledby={`schritt-${step}`}
    >
      <span className={styles.number} aria-hidden="true">
        <i>{BOOKING_STEPS.indexOf(step) + 1}</i>
      </span>
      <div>
        <h2 id={`schritt-${step}`}>{title ?? words[step]}</h2>
        {children}
      </div>
    </section>
  )
}
