import type { SurvivalMessages } from '#content/survival-messages.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { serviceNamespace } from '#content/service-namespace.ts'
import type { SurvivalCourse, TeamEvent } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import marked from '#app/ui/styles/marked-list.module.css'
import { PictureCredit } from '#app/ui/pictures/picture-credit.tsx'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './event-about.module.css'
import { datedProgramme, serviceContent } from './service-content.ts'
import { useServicePath } from './use-service-path.ts'

/** What the date is about, what one takes home and how it goes, from the content of its service. */
export function EventAbout({
  event,
  service,
}: {
  event: CalendarEvent
  service: SurvivalCourse | TeamEvent
}) {
  const { sections, about, usual, end } = useMessages('event')
  const messages: SurvivalMessages | TeamEventMessages = useMessages(serviceNamespace(service))
  const language = useLanguage()
  const pathOf = useServicePath()
  const content = serviceContent(messages, { end })
  const programme = datedProgramme(content, event)
  return (
    <section className={`section ${styles.about}`}>
      <div className="wrap grid">
        <SectionRule name={sections.about} />
        <div className={styles.text}>
          <h2 className="visually-hidden">{sections.about}</h2>
          <p className="lead">{content.goal}</p>
          <h3>{sections.takeHome}</h3>
          <ul className={marked.list}>
            {content.takeHome.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <br />
                {text}
              </li>
            ))}
          </ul>
          <p>
            <ArrowLink to={pathOf(service.id)}>{about}</ArrowLink>
          </p>
          <div className={styles.picture}>
            <ScenePicture of={service.id} alt="" lazy glides />
          </div>
          <PictureCredit of={service.id} />
        </div>
        <div className={styles.programme}>
          <h3>{sections.programme}</h3>
          {programme.days.map(({ day, items }, index) => (
            <div key={day ?? index}>
              {day && <h4>{formatWeekdayAndDay(language, day)}</h4>}
              <ol className={programme.hasTimes ? undefined : styles.untimed}>
                {items.map(({ time, title, text }) => (
                  <li key={title}>
                    {programme.hasTimes &&
                      (time ? <time dateTime={time}>{formatTime(language, time)}</time> : <span />)}
                    <div>
                      <b>{title}</b>
                      {text && <p>{text}</p>}
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          ))}
          {!programme.hasTimes && <p className="small muted">{usual}</p>}
        </div>
      </div>
    </section>
  )
}
