import type { ReactNode } from 'react'
import styles from './staff-page.module.css'
import { useViewTitle } from './use-view-title.ts'

export function StaffHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  useViewTitle(title)
  return (
    <header className={styles.head} data-kit="head">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  )
}
