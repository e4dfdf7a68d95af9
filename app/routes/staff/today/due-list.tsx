import { fill, formatFrancs } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { formatDuration } from '../duration.ts'
import type { DueGroup, DueKind, DueRow } from './due-row.ts'
import styles from './today.module.css'

interface DueListProps {
  group: DueGroup
  rows: readonly DueRow[]
  /** Epoch milliseconds of the server's clock. */
  now: number
  /** The most urgent of all: it carries the sign. */
  first: DueRow | undefined
}

/** Mark, until when, what, amount, and its one next action. */
export function DueList({ group, rows, now, first }: DueListProps) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={`due-${group}`}>
      <div className={styles.groupHead}>
        <h2 id={`due-${group}`}>{messages.groups[group]}</h2>
        <span className="num muted">{rows.length}</span>
      </div>
      <ul>
        {rows.map((row) => {
          const isFirst = row === first
          const action = messages.actions[row.kind]
          const about = fill(messages.about[row.kind], { about: row.about, number: row.number ?? '' })
          return (
            <li key={`${row.kind} ${row.id}`} className={classNames(styles.row, isFirst && styles.first)}>
              <span className={styles.mark} data-steepness={row.steepness} aria-hidden="true" />
              <p className={styles.when}>
                <b className={classNames('num', group === 'overdue' && styles.late)}>
                  <When row={row} now={now} />
                </b>
                <small>{messages.kinds[row.kind]}</small>
              </p>
              <p className={styles.what}>
                <b>{about}</b>
                <Detail row={row} />
              </p>
              <p className={`num ${styles.amount}`}>
                {row.amountCents !== null && formatFrancs(language, row.amountCents)}
              </p>
              <p className={styles.action}>
                {isFirst ? (
                  <TrailSign size="sm" to={PATHS[row.kind](row.id)}>
                    {action}
                  </TrailSign>
                ) : (
                  <PageLink className="button button--sm" to={PATHS[row.kind](row.id)}>
                    {action}
                    <span className="visually-hidden">: {about}</span>
                  </PageLink>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const PATHS: Record<DueKind, (id: string) => string> = {
  request: staffPaths.request,
  refund: staffPaths.event,
  booking: staffPaths.event,
  mail: () => staffPaths.part('mails'),
  quote_date: staffPaths.confirmDate,
  quote_question: staffPaths.quote,
  quote_expires: staffPaths.quote,
  parcel: staffPaths.order,
  decision: staffPaths.event,
  lead: staffPaths.event,
  plan: staffPaths.event,
  final_invoice: staffPaths.invoice,
  deposit: staffPaths.invoice,
  invoice: staffPaths.invoice,
  invoice_last: staffPaths.invoice,
  reminder_planned: staffPaths.invoice,
}

function When({ row: { due, group }, now }: { row: DueRow; now: number }) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const at = new Date(due)
  if (group === 'overdue') return fill(messages.since, { time: formatDuration(language, now - at.getTime()) })
  const { day, time } = swissTime(at)
  return group === 'today'
    ? fill(messages.until, { time: formatTime(language, time) })
    : fill(messages.untilDay, { day: formatDay(language, day) })
}

function Detail({ row: { kind, people, of, day } }: { row: DueRow }) {
  const { detail } = useMessages('staff-today')
  const language = useLanguage()
  const when = day ? formatDay(language, day) : ''
  const text =
    kind === 'decision'
      ? fill(detail.decision, { people: people ?? 0, of: of ?? 0, day: when })
      : kind === 'plan'
        ? fill(detail.plan, { people: people ?? 0, of: of ?? 0 })
        : kind === 'lead'
          ? when
          : kind === 'final_invoice' || kind === 'deposit'
            ? fill(detail[kind], { day: when })
            : kind === 'reminder_planned'
              ? detail.reminder_planned
              : kind === 'booking'
                ? detail.booking
                : people !== null && day
                  ? fill(detail.quote, { people, day: when })
                  : ''
  return text ? <small>{text}</small> : null
}
