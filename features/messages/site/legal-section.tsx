import type { ReactNode } from 'react'
import type { LegalLine, LegalSection as Section } from '#features/messages/legal/legal-text.ts'
import styles from './legal-document.module.css'
import { MarkedText } from './linked-text.tsx'

interface LegalSectionProps {
  number: number
  section: Section
  children?: ReactNode
}

export function LegalSection({ number, section: { id, title, lines }, children }: LegalSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>
        <span className={`num ${styles.number}`}>{number}</span> {title}
      </h2>
      {inBlocks(lines).map(([first, ...others]) => {
        if (first.kind === 'paragraph')
          return (
            <p key={first.at}>
              <MarkedText text={first.text} />
            </p>
          )
        const List = first.kind === 'step' ? 'ol' : 'ul'
        return (
          <List key={first.at}>
            {[first, ...others].map(({ at, text }) => (
              <li key={at}>
                <MarkedText text={text} />
              </li>
            ))}
          </List>
        )
      })}
      {children}
    </section>
  )
}

/** A paragraph alone, entries of a list together. */
function inBlocks(lines: readonly LegalLine[]): [LegalLine, ...LegalLine[]][] {
  const blocks: [LegalLine, ...LegalLine[]][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && line.kind !== 'paragraph' && last[0].kind === line.kind) last.push(line)
    else blocks.push([line])
  }
  return blocks
}
