import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LegalMessages, LegalTables } from '#content/legal-messages.ts'
import { type LegalText, mapLines, parseLegal } from '#features/messages/legal/legal-text.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useEnvironment } from '#app/environment.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './legal-document.module.css'
import { LegalExtra } from './legal-extra.tsx'
import { legalPlaceholders } from './legal-placeholders.ts'
import { fillStatement } from './fill-statement.ts'
import { LegalSection } from './legal-section.tsx'
import { MarkedText } from './linked-text.tsx'
import { OtherDocuments } from './other-documents.tsx'

interface LegalDocumentProps {
  messages: Pick<LegalMessages, 'title'> & {
    /** Of this version, `YYYY-MM-DD`. */
    day: string
    version: string
  } & (Pick<LegalMessages, 'body'> | { text: LegalText })
  tables: LegalTables
  /** Below the head. */
  children?: ReactNode
}

export function LegalDocument({ messages, tables, children }: LegalDocumentProps) {
  const frame = useMessages('legal')
  const language = useLanguage()
  const common = useMessages('common')
  const { pathname } = useLocation()
  const places = legalPlaceholders(useEnvironment().paymentProvider, common, frame, messages.version)
  const text = mapLines('text' in messages ? messages.text : parseLegal(messages.body), (line) =>
    fillStatement(line, places),
  )
  return (
    <div className={`wrap grid ${styles.document}`}>
      <header className={styles.head}>
        <SectionRule name={frame.kind} aside={fill(frame.asOf, { day: formatDay(language, messages.day) })} />
        <h1>
          {messages.title.split(' ').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              <span>{word}</span>
            </Fragment>
          ))}
        </h1>
        {text.lead.map((line) => (
          <p key={line.at} className="lead">
            <MarkedText text={line.text} />
          </p>
        ))}
        <p className={styles.draft}>{frame.draft}</p>
        {children ?? (
          <p className={styles.draft}>
            <PageLink to={paths.versions(pathname)}>{frame.versions.link}</PageLink>
          </p>
        )}
      </header>
      <LegalContents text={text} />
      <div className={styles.text}>
        {text.sections.map((section, index) => {
          const table = tables[section.id]
          return (
            <LegalSection key={section.at} number={index + 1} section={section}>
              {table && <LegalExtra table={table} places={places} />}
            </LegalSection>
          )
        })}
        <OtherDocuments />
      </div>
    </div>
  )
}

function LegalContents({ text: { sections } }: { text: LegalText }) {
  const { contents } = useMessages('legal')
  return (
    <nav className={styles.contents} aria-labelledby="verzeichnis">
      <h2 id="verzeichnis">{contents}</h2>
      <ol>
        {sections.map(({ id, title, at }) => (
          <li key={at}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
