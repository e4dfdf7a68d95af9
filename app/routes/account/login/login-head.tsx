import type { ReactNode } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './login-page.module.css'

/** Takes the focus when one view follows another. */
export const LOGIN_HEAD_ID = 'login-head'

interface LoginHeadProps {
  title: string
  lead?: ReactNode
  /** What has just happened. */
  said?: string | null
}

export function LoginHead({ title, lead, said }: LoginHeadProps) {
  return (
    <>
      <SectionRule name={useMessages('login').rule} />
      <div id={LOGIN_HEAD_ID} tabIndex={-1} className={styles.head}>
        {said && <SuccessNote>{said}</SuccessNote>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  )
}

/** A quiet sentence about something that went well. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.said} role="status">
      {children}
    </p>
  )
}
