import type { ReactNode } from 'react'
import type { LegalSection as SectionWords } from '#content/legal-messages.ts'
import styles from './legal-document.module.css'
import { LinkedText } from './linked-text.tsx'
import { fillStatements, type PlaceholderValues } from './fill-statement.ts'

interface LegalSectionProps {
  id: string
  number: number
  section: SectionWords
  places: PlaceholderValues
  children?: ReactNode
}

/** Omits statements that do not apply. */
export function LegalSection({ id, number, section, places, children }: LegalSectionProps) {
  const lines = (texts: readonly string[] | undefined) =>
    fillStatements(texts, places).map((text) => <li key={text}>{<LinkedText text={text} />}</li>)
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>
        <span className={`num ${styles.number}`}>{number}</span> {section.title}
      </h2>
      {fillStatements(section.paragraphs, places).map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
      {section.steps && <ol>{lines(section.steps)}</ol>}
      {section.items && <ul>{lines(section.items)}</ul>}
      {children}
    </section>
  )
}
