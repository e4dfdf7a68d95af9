import { phoneLink } from '#kernel/telephone-number.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './project-head.module.css'

export function ProjectHead() {
  const { title, motto, lead, facts, dayRate } = useMessages('project-management')
  const language = useLanguage()
  const { dayRateCents } = useMessages('evidence').facts.projectPrices
  return (
    <section className={`wrap ${styles.head}`}>
      <h1>{title}</h1>
      <p className={`map-italic ${styles.motto}`}>{motto}</p>
      <div className={styles.offer}>
        <p className="lead">{lead}</p>
        <dl className={`${styles.facts} facts`}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {dayRateCents !== null && (
            <div>
              <dt>{dayRate}</dt>
              <dd className="num">{formatFrancs(language, dayRateCents)}</dd>
            </div>
          )}
        </dl>
      </div>
      <Ways />
    </section>
  )
}

/** Describe a project, call, or have a running one looked at; the first is the sign. */
function Ways() {
  const { ways, request } = useMessages('project-management')
  const { company } = useMessages('common')
  const language = useLanguage()
  const { checkCents } = useMessages('evidence').facts.projectPrices
  const { call, check } = ways
  return (
    <ul className={`${styles.ways} framed thirds small-notes small-titles`} aria-label={ways.label}>
      <li>
        <h2>{ways.request.title}</h2>
        <p>{ways.request.text}</p>
        <TrailSign to={paths.projectRequest}>{request}</TrailSign>
        <PromiseLine of={['request']} />
      </li>
      <li>
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <a className="button" href={phoneLink(company.phone)}>
          {company.phone}
        </a>
        <small className="num">{company.hours.join(', ')}</small>
      </li>
      <li>
        <h2>{check.title}</h2>
        <p>{check.text}</p>
        <PageLink className="button" to={`${paths.projectRequest}?service=other`}>
          {check.action}
        </PageLink>
        <small className="num">
          {checkCents === null
            ? check.note
            : fill(check.fixed, { price: formatFrancs(language, checkCents) })}
        </small>
      </li>
    </ul>
  )
}
