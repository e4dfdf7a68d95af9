import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LegalMessages, LegalTables } from '#content/legal-messages.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useEnvironment } from '../../../environment.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { SectionRule } from '../../../ui/layout/section-rule.tsx'
import styles from './legal-document.module.css'
import { LegalExtra } from './legal-extra.tsx'
import { legalPlaceholders } from './legal-placeholders.ts'
import { LegalSection } from './legal-section.tsx'
import { OtherDocuments } from './other-documents.tsx'

interface LegalDocumentProps {
  messages: LegalMessages & {
    /** Of this version, `YYYY-MM-DD`. */
    day: string
    version: string
  }
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
        <p className="lead">{messages.lead}</p>
        <p className={styles.draft}>{frame.draft}</p>
        {children ?? (
          <p className={styles.draft}>
            <PageLink to={paths.versions(pathname)}>{frame.versions.link}</PageLink>
          </p>
        )}
      </header>
      <LegalContents sections={messages.sections} />
      <div className={styles.text}>
        {Object.entries(messages.sections).map(([id, section], index) => (
          <LegalSection key={id} id={id} number={index + 1} section={section} places={places}>
            {tables[id] && <LegalExtra table={tables[id]} places={places} />}
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
