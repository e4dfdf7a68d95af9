import { teamEventNamespace } from '#content/service-namespace.ts'
import type { ServiceId } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import styles from './timetable.module.css'

type Row = TeamEventMessages['schedule']['rows'][number]

/** A single day side by side, several days one column each. */
export function Timetable({ of: id }: { of: ServiceId }) {
  const { schedule }: TeamEventMessages = useMessages(teamEventNamespace(id))
  const shared = useMessages('team-event')
  const days = daysOf(schedule.rows)
  const end = <EndOfDay time={schedule.end} name={shared.schedule.end} />
  if (days.length === 1)
    return (
      <ol className={`${styles.rows} ${styles.side}`}>
        {schedule.rows.map((row) => (
          <Station key={row.time} row={row} />
        ))}
        {end}
      </ol>
    )
  return (
    <div className={styles.days}>
      {days.map((rows, index) => (
        <div key={rows[0]?.day}>
          <h3>{rows[0]?.day}</h3>
          <ol className={styles.rows}>
            {rows.map((row) => (
              <Station key={row.time} row={row} />
            ))}
            {index === days.length - 1 && end}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Station({ row: { time, title, text } }: { row: Row }) {
  const language = useLanguage()
  return (
    <li>
      <time dateTime={time}>{formatTime(language, time)}</time>
      <div>
        <b>{title}</b> {text}
      </div>
    </li>
  )
}

function EndOfDay({ time, name }: { time: string; name: string }) {
  const language = useLanguage()
  return (
    <li>
      <time dateTime={time}>{formatTime(language, time)}</time>
      <b>{name}</b>
    </li>
  )
}

function daysOf(rows: readonly Row[]): Row[][] {
  const days: Row[][] = []
  for (const row of rows) {
    if (row.day || days.length === 0) days.push([])
    days.at(-1)?.push(row)
  }
  return days
}
