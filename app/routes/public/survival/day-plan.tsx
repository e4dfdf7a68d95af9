import type { SurvivalMessages } from '#content/survival-messages.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './day-plan.module.css'

export function DayPlan({ messages: { programme, quote, quoteNote } }: { messages: SurvivalMessages }) {
  const language = useLanguage()
  const { name } = useMessages('survival-levels').programme
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{programme.title}</h2>
        <div className={styles.days}>
          {programme.days.map((day) => (
            <section key={day.name}>
              <h3>{day.name}</h3>
              <ol>
                {day.items.map(({ time, title, text }) => (
                  <li key={time}>
                    <time dateTime={time}>{formatTime(language, time)}</time>
                    <div>
                      <b>{title}</b>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <div className={styles.aside}>
          <p className={`map-italic ${styles.quote}`}>{quote}</p>
          <p className="muted">{quoteNote}</p>
        </div>
      </div>
    </section>
  )
}
