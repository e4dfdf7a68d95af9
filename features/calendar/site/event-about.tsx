import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { PictureCredit } from '#site/ui/pictures/picture-credit.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import type { SurvivalCourse, TeamEvent } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { addDays, eventSpan } from '#features/calendar/rules/event-span.ts'
import { formatTime, formatWeekdayAndDay } from '#i18n/format-date.ts'
import marked from '#site/ui/styles/marked-list.module.css'
import { useServicePath } from './use-service-path.ts'
import styles from './event-about.module.css'

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
        <div className={`${styles.text} span-6`}>
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
          <div className={`${styles.picture} scene framed no-print`}>
            <ScenePicture of={service.id} alt="" lazy glides />
          </div>
          <PictureCredit of={service.id} />
        </div>
        <div className={`${styles.programme} from-8`}>
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

interface ProgrammeItem {
  /** `HH:MM`; null for what happens without a clock. */
  time: string | null
  title: string
  text?: string | undefined
}

/** What the page of a date takes from the page of its service. */
interface ServiceContent {
  goal: string
  takeHome: readonly { title: string; text: string }[]
  days: readonly (readonly ProgrammeItem[])[]
}

/** @param end the last row of a team event, which its messages keep as a time alone */
export function serviceContent(
  messages: SurvivalMessages | TeamEventMessages,
  { end }: { end: string },
): ServiceContent {
  if ('programme' in messages)
    return {
      goal: messages.lead,
      takeHome: messages.lessons.items,
      days: messages.programme.days.map(({ items }) => items),
    }
  const { rows, end: endsAt } = messages.schedule
  const days: ProgrammeItem[][] = []
  for (const row of rows) {
    if (row.day || days.length === 0) days.push([])
    days.at(-1)?.push(row)
  }
  if (rows.length === 1) days[0]?.push(...messages.expect.map((station) => ({ time: null, ...station })))
  days.at(-1)?.push({ time: endsAt, title: end })
  return { goal: messages.lead, takeHome: messages.features, days }
}

interface DatedProgramme {
  /** False: the date keeps other hours than the service usually does, so its times would be wrong. */
  hasTimes: boolean
  /** `day`: `YYYY-MM-DD`; null where the days do not match those of the date. */
  days: { day: string | null; items: readonly ProgrammeItem[] }[]
}

/** The usual programme, put onto the days of a date. */
export function datedProgramme(
  { days }: Pick<ServiceContent, 'days'>,
  event: Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'allDay'>,
): DatedProgramme {
  const { firstDay, lastDay, from, to } = eventSpan(event)
  const isAsLong = addDays(firstDay, days.length - 1) === lastDay
  const hasTimes =
    !event.allDay && isAsLong && days[0]?.[0]?.time === from && days.at(-1)?.at(-1)?.time === to
  return {
    hasTimes,
    days: days.map((items, index) => ({
      day: isAsLong && days.length > 1 ? addDays(firstDay, index) : null,
      items,
    })),
  }
}
