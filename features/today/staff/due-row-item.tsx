import { daysOverdue } from '#features/invoice/invoice.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { formatDuration } from '#site/routes/staff/duration.ts'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import type { DueActs } from './acts/use-due-acts.tsx'
import { duePath } from './due-path.ts'
import type { DueRow } from '#features/today/due-row.ts'
import styles from './today.module.css'
import { useDueTexts } from './use-due-texts.ts'

interface DueRowItemProps {
  row: DueRow
  /** Epoch milliseconds of the server's clock. */
  now: number
  isFirst: boolean
  acts: DueActs
}

export function DueRowItem({ row, now, isFirst, acts }: DueRowItemProps) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const { aboutOf, actionOf } = useDueTexts()
  const about = aboutOf(row)
  const path = duePath(row)
  return (
    <li className={classNames(styles.row, isFirst && styles.first)} data-row={`${row.kind} ${row.id}`}>
      <span className={styles.mark} data-steepness={row.steepness} aria-hidden="true" />
      <p>
        <b className={classNames('num', row.group === 'overdue' && 'bad')}>
          <When row={row} now={now} />
        </b>
        <small>{messages.kinds[row.kind]}</small>
      </p>
      <p className={styles.what}>
        <PageLink to={path} aria-keyshortcuts="O">
          {about}
        </PageLink>
        <Detail row={row} />
      </p>
      <p className={`num ${styles.amount}`}>
        {row.amountCents !== null && formatPrice(language, row.amountCents, { code: 'chf' })}
      </p>
      <div className={styles.action} data-act-of={row.kind}>
        <Action row={row} path={path} name={actionOf(row)} of={about} isFirst={isFirst} acts={acts} />
        <RowAction
          name={messages.later.put}
          of={about}
          keys="S"
          busy={acts.isBusy(row)}
          onClick={() => acts.putOff(row)}
        />
      </div>
    </li>
  )
}

interface ActionProps extends Omit<DueRowItemProps, 'now'> {
  path: string
  name: string
  of: string
}

/** The row's one next step: done here, or on its page. */
function Action({ row, path, name, of, isFirst, acts }: ActionProps) {
  const label = (
    <>
      {name}
      <span className="visually-hidden">: {of}</span>
    </>
  )
  if (!acts.has(row))
    return isFirst ? (
      <TrailSign size="sm" to={path}>
        {label}
      </TrailSign>
    ) : (
      <PageLink className="button button--sm" to={path}>
        {label}
      </PageLink>
    )
  const act = { 'aria-disabled': acts.isBusy(row), onClick: () => acts.act(row) }
  return isFirst ? (
    <TrailSign size="sm" {...act}>
      {label}
    </TrailSign>
  ) : (
    <Button size="sm" {...act}>
      {label}
    </Button>
  )
}

const DAY_MS = 86_400_000

/** From two days on in days of the calendar, as in the list of invoices. */
function When({ row: { due, group }, now }: { row: DueRow; now: number }) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const at = new Date(due)
  const { day, time } = swissTime(at)
  if (group === 'overdue') {
    // an invoice is due until its day ends, which is midnight of the next in summer
    const dueDay = swissTime(new Date(at.getTime() - 60_000)).day
    const days = daysOverdue(dueDay, swissTime(new Date(now)).day)
    const late = days > 1 ? days * DAY_MS : now - at.getTime()
    return fill(messages.since, { time: formatDuration(language, late) })
  }
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
          : kind === 'booking' || kind === 'reminder_planned' || kind === 'order_refund'
            ? detail[kind]
            : kind === 'final_invoice' || kind === 'deposit'
              ? fill(detail[kind], { day: when })
              : people !== null && day
                ? fill(plural(language, people, detail.quote), { day: when })
                : ''
  return text ? <small>{text}</small> : null
}
