import { fill } from '#i18n/format.ts'
import { formatDay, formatTime, weekdayNames } from '#i18n/format-date.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import type { Today, WeekEntry } from './today.contract.ts'
import styles from './today.module.css'

const DAYS = 7

/** Seven days from today, each of which leads to blocking it, with their events; dates kept for customers are hatched upright, blocked days slanted. */
export function WeekStrip({ today: { from, week }, mayPlan }: { today: Today; mayPlan: boolean }) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const { blockDay } = useMessages('staff-blocked')
  const names = weekdayNames(language)
  return (
    <section className={styles.week} aria-label={messages.week}>
      <h2 className="visually-hidden">{messages.week}</h2>
      <ol>
        {Array.from({ length: DAYS }, (_, index) => {
          const day = addDays(from, index)
          const entries = week.filter((entry) => covers(entry, day))
          const weekday = names[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? ''
          return (
            <li key={day} data-today={index === 0 || undefined} data-free={entries.length === 0 || undefined}>
              <p>
                {mayPlan ? (
                  <PageLink to={staffPaths.blockDay(day)} title={blockDay}>
                    <Day weekday={weekday} day={day} />
                    <span className="visually-hidden">, {blockDay}</span>
                  </PageLink>
                ) : (
                  <Day weekday={weekday} day={day} />
                )}
              </p>
              {entries.length === 0 && <small>{messages.dayOff}</small>}
              {entries.map((entry) => (
                <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Day({ weekday, day }: { weekday: string; day: string }) {
  const language = useLanguage()
  return (
    <>
      <span aria-hidden="true">
        {weekday.slice(0, 2)} <b className="num">{Number(day.slice(8))}</b>
      </span>
      <span className="visually-hidden">{`${weekday}, ${formatDay(language, day)}`}</span>
    </>
  )
}

function Entry({ entry: { kind, id, title, startsAt, people } }: { entry: WeekEntry }) {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const isHeld = kind === 'hold'
  if (kind === 'blocked')
    return (
      <PageLink className={classNames(styles.entry, styles.blocked)} to={staffPaths.blocked(id)}>
        <span>{title === '' ? messages.closed : fill(messages.blocked, { title })}</span>
      </PageLink>
    )
  return (
    <PageLink
      className={classNames(styles.entry, isHeld && styles.held)}
      to={isHeld ? staffPaths.quote(id) : staffPaths.event(id)}
    >
      <span>{isHeld ? fill(messages.held, { title }) : title}</span>
      <small className="num">
        {formatTime(language, startsAt.slice(11, 16))}
        {people !== null && `, ${fill(messages.people, { n: people })}`}
      </small>
    </PageLink>
  )
}

function covers({ startsAt, endsAt }: WeekEntry, day: string): boolean {
  return startsAt.slice(0, 10) <= day && endsAt.slice(0, 16) > `${day}T00:00`
}
