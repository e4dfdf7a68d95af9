import type { ReactNode } from 'react'
import { SectionRule } from '../layout/section-rule.tsx'
import styles from './notice-page.module.css'

interface NoticePageProps {
  kind: string
  title: string
  lead: string
  children?: ReactNode
}

export function NoticePage({ kind, title, lead, children }: NoticePageProps) {
  return (
    <div className={`wrap grid ${styles.page}`}>
      <div className={`${styles.head} small-titles span-7 stack`}>
        <SectionRule name={kind} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
