import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { TrailSign } from '../pictures/trail-sign.tsx'
import styles from './unknown-page.module.css'

interface UnknownPageProps {
  words: { title: string; lead: string; contact: string }
  children?: ReactNode
}

/** Of a private page whose link leads nowhere. */
export function UnknownPage({ words: { title, lead, contact }, children }: UnknownPageProps) {
  return (
    <section className={`wrap ${styles.page} stack`}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="row">
        <TrailSign to={paths.contact}>{contact}</TrailSign>
        {children}
      </p>
    </section>
  )
}
