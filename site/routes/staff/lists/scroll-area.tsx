import type { ReactNode } from 'react'
import styles from './scroll-area.module.css'

/** Scrolls sideways on the phone, by keyboard too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls with the arrow keys (WCAG 2.1.1)
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
