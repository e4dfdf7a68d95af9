import type { SurvivalCourse } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { PhoneFold } from '#site/ui/layout/phone-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import styles from './day-plan.module.css'

/** By day, what the short plan shows; the whole plan unfolds in its place. Other courses show the whole one. */
const SHORT_PLAN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  aufbruch: [['09:00', '10:45', '13:15', '14:30', '15:30', '17:00']],
  durchhaltevermoegen: [
    ['09:00', '10:00', '14:30', '17:30', '21:00'],
    ['06:30', '08:30', '11:30', '13:00', '15:00'],
  ],
  'klarer-kompass': [
    ['13:00', '13:45', '15:30', '18:30'],
    ['06:00', '07:30', '13:00', '17:30'],
    ['06:30', '12:00', '13:30', '16:00'],
  ],
}

export function DayPlan({ course, messages }: { course: SurvivalCourse; messages: SurvivalMessages }) {
  const { programme, quote, quoteNote, lessons } = messages
  const shared = useMessages('survival-levels')
  const plan = SHORT_PLAN[course.id]
  const short = programme.days.map((day, index) => ({
    ...day,
    items: day.items.filter(({ time }) => plan?.[index]?.includes(time)),
  }))
  return (
    <section className="section section--ruled">
      <div className={classNames('wrap grid', programme.days.length < 3 && styles.beside)}>
        <SectionRule name={shared.programme.name} />
        <h2 className={styles.title}>{programme.title}</h2>
        <div className={styles.quote}>
          <p className="map-italic">{quote}</p>
          <p className="small muted">{quoteNote}</p>
        </div>
        <div className={`full ${styles.plan}`}>
          {plan ? (
            <>
              <Days days={short} className={styles.short} />
              <details>
                <summary className={unfold.summary}>{shared.programme.whole}</summary>
                <Days days={programme.days} />
              </details>
            </>
          ) : (
            <Days days={programme.days} />
          )}
        </div>
        <div className={`full ${styles.lessons}`}>
          <PhoneFold title={lessons.title}>
            <ul>
              {lessons.items.map(({ title, text }) => (
                <li key={title}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <p className="small muted">{shared.lessons.remains}</p>
          </PhoneFold>
        </div>
      </div>
    </section>
  )
}

type Day = SurvivalMessages['programme']['days'][number]

function Days({ days, className = '' }: { days: readonly Day[]; className?: string | undefined }) {
  const language = useLanguage()
  return (
    <div className={`${styles.days} ${styles[`of${days.length}`]} ${className}`}>
      {days.map((day) => (
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
  )
}
