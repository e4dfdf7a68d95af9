import { Fragment, type ReactNode } from 'react'
import type { LegalMessages } from '#content/legal-messages.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './legal-document.module.css'
import { LegalSection } from './legal-section.tsx'
import { OtherDocuments } from './other-documents.tsx'

interface LegalDocumentProps {
  messages: LegalMessages
  /** Date of this version, `YYYY-MM-DD`. */
  day: string
  /** Tables and lists by section. */
  extras?: Record<string, ReactNode>
}

export function LegalDocument({ messages, day, extras = {} }: LegalDocumentProps) {
  const frame = useMessages('legal')
  const language = useLanguage()
  return (
    <div className={`wrap grid ${styles.document}`}>
      <header className={styles.head}>
        <SectionRule name={frame.kind} aside={fill(frame.asOf, { day: formatDay(language, day) })} />
        <h1>
          {messages.title.split(' ').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              <span>{word}</span>
            </Fragment>
          ))}
        </h1>
        <p className="lead">{messages.lead}</p>
        <p className={styles.draft}>{frame.draft}</p>
      </header>
      <LegalContents sections={messages.sections} />
      <div className={styles.text}>
        {Object.entries(messages.sections).map(([id, section], index) => (
          <LegalSection key={id} id={id} number={index + 1} section={section}>
            {extras[id]}
          </LegalSection>
        ))}
        <OtherDocuments />
      </div>
    </div>
  )
}

function LegalContents({ sections }: Pick<LegalMessages, 'sections'>) {
  const { contents } = useMessages('legal')
  return (
    <nav className={styles.contents} aria-labelledby="verzeichnis">
      <h2 id="verzeichnis">{contents}</h2>
      <ol>
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
