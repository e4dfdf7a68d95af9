import type { ReactNode } from 'react'
import { SectionRule } from './section-rule.tsx'
import styles from './notice-page.module.css'

interface NoticePageProps {
  /** What it is about, above the title. */
  kind: string
  title: string
  lead: string
  /** Further text, and what one can do. */
  children?: ReactNode
}

/** A page that says one thing and offers at most two ways on. */
export function NoticePage({ kind, title, lead, children }: NoticePageProps) {
  return (
    <div className={`wrap grid ${styles.page}`}>
      <div className={styles.head}>
        <SectionRule name={kind} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
