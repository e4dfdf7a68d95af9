import type { ReactNode } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import styles from './login-page.module.css'

export const LOGIN_HEAD_ID = 'login-head'

interface LoginHeadProps {
  title: string
  lead?: ReactNode
  notice?: string | null
}

export function LoginHead({ title, lead, notice }: LoginHeadProps) {
  return (
    <>
      <SectionRule name={useMessages('login').rule} />
      <div id={LOGIN_HEAD_ID} tabIndex={-1} className={styles.head}>
        {notice && <SuccessNote>{notice}</SuccessNote>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  )
}

export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  )
}
