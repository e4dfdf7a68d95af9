import type { ReactNode } from 'react'
import { RefusalMessage } from '../api/refusal-message.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import styles from './save-bar.module.css'
import { useBarHeight } from './use-bar-height.ts'

interface SaveBarProps {
  problem: StaffProblem | null
  attempt: number
  /** That a field of the form is wrong. */
  wrong?: string | false
  className?: string | undefined
  children: ReactNode
}

/** The buttons of a long form, always in view, with what keeps it from being saved. */
export function SaveBar({ problem, attempt, wrong, className, children }: SaveBarProps) {
  const bar = useBarHeight()
  return (
    <div ref={bar} className={`${styles.bar} ${className ?? ''}`}>
      <RefusalMessage problem={problem} attempt={attempt} />
      {wrong && (
        <p className="error-text" role="alert">
          {wrong}
        </p>
      )}
      {children}
    </div>
  )
}
