import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { paths } from '#content/paths.ts'
import { withoutGloss } from '#features/services/content/service-name.ts'
import { weekday } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { formatDay, weekdayNames } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { calendarPath } from './calendar-address.ts'
import type { CalendarData } from './calendar.loader.ts'
import { eventState } from './event-state.ts'
import { type EventSegment, planMonth, type PlannedDay } from './month-plan.ts'
import { weeksOf } from './months.ts'
import { useGridKeys } from './use-grid-keys.ts'
import styles from './month-grid.module.css'

/** One tab stop with arrow keys (ARIA grid pattern); without JavaScript a table of links. */
export function MonthGrid({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar').grid
  const language = useLanguage()
  const grid = useGridKeys(data)
  const names = weekdayNames(language)
  return (
    <>
      <p id="month-keys" hidden>
        {messages.keys}
      </p>
      <table className={`${styles.grid} framed`} aria-labelledby="month" {...grid.table}>
        <thead>
          <tr>
            {(weeksOf(data.month)[0] ?? []).map((day, index) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{weekday(language, day)}</span>
                <span className="visually-hidden">{names[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planMonth(data.month, data.events).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((planned) =>
                planned.inMonth ? (
                  <Day key={planned.day} planned={planned} data={data} grid={grid} />
                ) : (
                  <td key={planned.day} className={styles.out}>
                    <span aria-hidden="true">{dateOf(planned.day)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface DayProps {
  planned: PlannedDay
  data: CalendarData
  grid: ReturnType<typeof useGridKeys>
}

function Day({ planned: { day, lanes, hidden }, data, grid }: DayProps) {
  const messages = useMessages('calendar').grid
  const language = useLanguage()
  const isToday = day === data.today
  return (
    <td className={classNames(isToday && styles.today)} {...grid.cell(day)}>
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span aria-hidden="true">{dateOf(day)}</span>
        <span className="visually-hidden">{formatDay(language, day)}</span>
      </time>
      {lanes.map((piece, lane) =>
        piece ? (
          <MonthEventSegment
            key={piece.event.id}
            piece={piece}
            lane={lane}
            tabIndex={grid.link(day, piece.opens)}
          />
        ) : (
          <i key={lane} className={styles.gap} aria-hidden="true" />
        ),
      )}
      {hidden > 0 && (
        <PageLink
          className={styles.more}
          to={calendarPath({ service: data.address.service, after: day > data.today ? day : null })}
          tabIndex={grid.link(day, true)}
        >
          {fill(messages.more, { n: hidden })}
        </PageLink>
      )}
    </td>
  )
}

function dateOf(day: string): number {
  return Number(day.slice(8))
}

interface MonthPieceProps {
  piece: EventSegment
  lane: number
  tabIndex: number | undefined
}

function MonthEventSegment({ piece, lane, tabIndex }: MonthPieceProps) {
  const markOf = useTrailMark()
  const { event, opens, continues, ends } = piece
  const messages = useMessages('calendar').grid
  const state = eventState(useMessages('dates'), useLanguage(), event)
  const { serviceId, title } = event
  const common = useMessages('common')
  const mark = markOf(serviceId)
  const look = classNames(
    styles.piece,
    mark === 3 && styles.alpine,
    mark > 3 && styles.outlined,
    event.cancelled && styles.cancelled,
    !opens && styles.joined,
    continues && styles.goesOn,
    ends && mark <= 3 && styles.tip,
    opens && !continues && styles.alone,
  )
  const isAlone = opens && !continues
  const inside = (
    <>
      <i className={styles.bar} aria-hidden="true" />
      {opens && mark > 1 && <TrailMark kind={mark} />}
      <span className={classNames(!opens && 'visually-hidden')}>
        {serviceId ? withoutGloss(common, serviceId, title) : title}
      </span>
      {!opens && <span className="visually-hidden">{` ${messages.goesOn}`}</span>}
      {state && (
        <span className={classNames((isAlone ? !event.cancelled : continues || !ends) && 'visually-hidden')}>
          {` ${state}`}
        </span>
      )}
    </>
  )
  if (event.cancelled && !event.movedTo)
    return (
      <span className={look} data-lane={lane}>
        {inside}
      </span>
    )
  return (
    <PageLink
      className={look}
      to={paths.event(event.movedTo?.id ?? event.id)}
      tabIndex={tabIndex}
      data-lane={lane}
    >
      {inside}
    </PageLink>
  )
}
