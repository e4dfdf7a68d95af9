import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './event-day.module.css'
import page from './team-event-page.module.css'

export function EventDay({ messages }: { messages: TeamEventMessages }) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  const { title, rows, end } = messages.schedule
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.schedule.rule} />
        </div>
        <h2 className={page.title}>{title}</h2>
        <div className={page.main}>
          <ol className={styles.timetable}>
            {rows.map((row) => (
              <li key={`${row.day} ${row.time}`}>
                {row.day && <b className={styles.day}>{row.day}</b>}
                <time dateTime={row.time}>{formatTime(language, row.time)}</time>
                <div>
                  <h3>{row.title}</h3>
                  <p>{row.text}</p>
                </div>
              </li>
            ))}
            <li>
              <time dateTime={end}>{formatTime(language, end)}</time>
              <h3>{shared.schedule.end}</h3>
            </li>
          </ol>
          <p className={`small muted ${styles.note}`}>{shared.schedule.note}</p>
        </div>
        <div className={page.side}>
          <blockquote className={`map-italic ${styles.quote}`}>{messages.quote}</blockquote>
          <h3>{shared.expect}</h3>
          <ol className={styles.expect}>
            {messages.expect.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <h3>{shared.forWhom}</h3>
          <p>{messages.forWhom}</p>
        </div>
      </div>
    </section>
  )
}
