import type { ReactNode } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import styles from './blocks.module.css'
import { BOOKING_STEPS, type BookingStep } from './progress.ts'

interface BlockProps {
  step: BookingStep
  isDone: boolean
  id?: string
  title?: string
  /** Omitted before its turn. */
  children?: ReactNode
}

export function StepBlock({ step, isDone, id, title, children }: BlockProps) {
  const messages = useMessages('booking').steps
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classNames(styles.block, isDone && styles.done, !children && styles.later)}
      aria-labelledby={`schritt-${step}`}
    >
      <span className={styles.number} aria-hidden="true">
        {step !== 'check' && <i>{BOOKING_STEPS.indexOf(step) + 1}</i>}
      </span>
      <div>
        <h2 id={`schritt-${step}`}>{title ?? messages[step]}</h2>
        {children}
      </div>
    </section>
  )
}
