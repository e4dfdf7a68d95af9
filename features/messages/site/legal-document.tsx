import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import type { LegalMessages, LegalTables } from '#features/messages/content/legal-messages.ts'
import { paths } from '#content/paths.ts'
import {
  type LegalLine,
  type LegalSection as Section,
  type LegalText,
  mapLines,
  parseLegal,
} from '#features/messages/legal/legal-text.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { fillStatement } from './fill-statement.ts'
import { LegalExtra } from './legal-extra.tsx'
import { legalPlaceholders } from './legal-placeholders.ts'
import { MarkedText } from './linked-text.tsx'
import styles from './legal-document.module.css'

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
      <header className={`${styles.head} full`}>
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
        <p className={`${styles.draft} note`}>{frame.draft}</p>
        {children ?? (
          <p className={`${styles.draft} note`}>
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
    <nav className={`${styles.contents} no-print plain-links`} aria-labelledby="verzeichnis">
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

function OtherDocuments() {
  const { footer, nav } = useMessages('common')
  const { others } = useMessages('legal')
  const { pathname } = useLocation()
  const links = [
    { to: paths.imprint, label: footer.imprint },
    { to: paths.privacy, label: footer.privacy },
    { to: paths.terms, label: footer.terms },
    { to: paths.contact, label: nav.contact },
  ]
  return (
    <nav className={`${styles.others} no-print`} aria-label={others}>
      {links
        .filter(({ to }) => to !== pathname)
        .map(({ to, label }) => (
          <ArrowLink key={to} to={to}>
            {label}
          </ArrowLink>
        ))}
    </nav>
  )
}

interface LegalSectionProps {
  number: number
  section: Section
  children?: ReactNode
}

function LegalSection({ number, section: { id, title, lines }, children }: LegalSectionProps) {
  return (
    <section id={id} className={`${styles.section} small-titles`} aria-labelledby={`${id}-titel`}>
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
