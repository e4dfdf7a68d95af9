import { useLoaderData } from 'react-router'
import type {
  LegalVersionPage,
  ListedVersion,
  DisplayedVersion,
} from '#features/messages/legal/legal-version-page.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { VersionDifference } from './version-difference.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { LegalDocument } from './legal-document.tsx'
import styles from './legal-versions.module.css'
import type { LegalVersionData } from './versions.loader.ts'

/** The versions of a legal document, and each of them as it was. */
export default function LegalVersionsPage() {
  const { versions: messages } = useMessages('legal')
  const data = useLoaderData<LegalVersionData>()
  if (data.kind === 'unknown')
    return (
      <div className={`wrap ${styles.page}`}>
        <h1>{messages.unknown.title}</h1>
        <p className="lead">{messages.unknown.lead}</p>
        <p>
          <ArrowLink to={paths.terms}>{messages.toNow}</ArrowLink>
        </p>
      </div>
    )
  const { page } = data
  return page.shown ? <Version page={page} version={page.shown} /> : <Versions page={page} />
}

function Versions({ page: { document, title, versions } }: { page: LegalVersionPage }) {
  const { kind, versions: messages } = useMessages('legal')
  const nameOf = useVersionName()
  const stateOf = useVersionState()
  const base = paths.versions(paths[document])
  return (
    <div className={`wrap ${styles.page}`}>
      <SectionRule name={kind} />
      <h1>
        {title} <span className={styles.quiet}>{messages.title}</span>
      </h1>
      <p className="lead">{messages.lead}</p>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version}>
            <PageLink to={`${base}/${version.version}`}>{nameOf(version)}</PageLink>
            <small>{stateOf(version)}</small>
            {version.previous && (
              <PageLink
                className={styles.compare}
                to={`${base}/${version.version}?gegen=${version.previous}`}
                aria-label={`${messages.compare}: ${nameOf(version)}`}
              >
                {messages.compare}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <p>
        <ArrowLink to={paths[document]}>{messages.toNow}</ArrowLink>
      </p>
    </div>
  )
}

function Version({
  page: { document, title },
  version,
}: {
  page: LegalVersionPage
  version: DisplayedVersion
}) {
  const { versions: messages } = useMessages('legal')
  const language = useLanguage()
  const base = paths.versions(paths[document])
  const { difference, until, previous } = version
  return (
    <LegalDocument messages={{ title, ...version }} tables={version.tables}>
      <div className={`${styles.notice} framed`}>
        <p>
          {until === null ? messages.isNow : fill(messages.wasUntil, { day: formatDay(language, until) })}{' '}
          {until !== null && messages.company}
        </p>
        <p className={`${styles.links} no-print`}>
          <ArrowLink to={paths[document]}>{messages.toNow}</ArrowLink>
          <ArrowLink to={base}>{messages.all}</ArrowLink>
          {previous && !difference && (
            <ArrowLink to={`${base}/${version.version}?gegen=${previous}`}>{messages.compare}</ArrowLink>
          )}
          {difference && <ArrowLink to={`${base}/${version.version}`}>{messages.hide}</ArrowLink>}
        </p>
      </div>
      {difference && (
        <section className={`${styles.changes} small-titles`} aria-labelledby="aenderungen">
          <h2 id="aenderungen">{fill(messages.changes, { day: formatDay(language, difference.day) })}</h2>
          {difference.sections.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <VersionDifference sections={difference.sections} />
          )}
        </section>
      )}
    </LegalDocument>
  )
}

function useVersionName(): (version: ListedVersion) => string {
  const { versions: messages } = useMessages('legal')
  const language = useLanguage()
  return ({ version, day }) => {
    const name = fill(messages.version, { day: formatDay(language, day) })
    const [, n] = /^\d{4}-\d\d-\d\d-(\d+)$/.exec(version) ?? []
    return n ? fill(messages.further, { version: name, n }) : name
  }
}

function useVersionState(): (version: ListedVersion) => string {
  const { versions: messages } = useMessages('legal')
  const language = useLanguage()
  return ({ day, until }) =>
    until === null
      ? fill(messages.since, { day: formatDay(language, day) })
      : fill(messages.until, { from: formatDay(language, day), until: formatDay(language, until) })
}
