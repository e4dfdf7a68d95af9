import { weekdayNames } from '#i18n/format-date.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import { useServices } from '#features/services/site/use-services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { eventTimes } from '#features/calendar/event-days.ts'
import { type EventSpan, eventSpan } from '#features/calendar/rules/event-span.ts'
import { useYear } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import styles from './course-banner.module.css'
import { ServiceTitle } from './service-title.tsx'
import { shortDays } from './short-days.ts'

export function CourseBanner({ course }: { course: CalendarEvent | null }) {
  return (
    <section className={`${styles.band} no-print`}>
      <div className={`wrap ${styles.row}`}>{course ? <NextCourse course={course} /> : <FirstStep />}</div>
    </section>
  )
}

function NextCourse({ course }: { course: CalendarEvent }) {
  const { band } = useMessages('home')
  const { book } = useMessages('dates')
  const language = useLanguage()
  const year = useYear()
  const span = eventSpan(course)
  const { placesLeft, priceCents } = course
  return (
    <>
      <div>
        <p>{band.kicker}</p>
        <h2>
          <ServiceTitle of={course} />
        </h2>
      </div>
      <div>
        <p>{longWeekdays(language, span)}</p>
        <p className={styles.figure}>{shortDays(language, span, year).replaceAll('\u00a0', ' ')}</p>
      </div>
      <div className={`${styles.action} stack`}>
        <p className="num">
          {[course.place, eventTimes(language, course)].filter(Boolean).join(', ')}
          <br />
          {[
            priceCents !== null && formatPrice(language, priceCents, { code: 'chf' }),
            placesLeft !== null && plural(language, placesLeft, band.placesLeft),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <PageLink className="button" to={paths.bookEvent(course.serviceId, course.id)}>
          {book}
        </PageLink>
      </div>
    </>
  )
}

function FirstStep() {
  const { firstStep } = useMessages('home').band
  const common = useMessages('common')
  const [first] = useServices().courses
  const language = useLanguage()
  if (!first) return null
  const { id } = first
  return (
    <>
      <div>
        <p>{firstStep.kicker}</p>
        <h2>
          <ServiceTitle of={{ serviceId: id, title: serviceName(common, id).replaceAll('\u00ad', '') }} />
        </h2>
      </div>
      <div>
        <p>{firstStep.duration}</p>
        <p className={styles.figure}>{firstStep.length}</p>
      </div>
      <div className={`${styles.action} stack`}>
        <p className="num">
          {formatPrice(language, pricesOf(common.prices, id)[0], { code: 'chf' })}
          <br />
          {firstStep.unit}
        </p>
        <PageLink className="button" to={paths.survivalLevel(id)}>
          {firstStep.action}
        </PageLink>
      </div>
    </>
  )
}

/** `Samstag`, `Samstag–Sonntag`. */
function longWeekdays(language: Language, { firstDay, lastDay }: EventSpan): string {
  const names = weekdayNames(language)
  const days = firstDay === lastDay ? [firstDay] : [firstDay, lastDay]
  return days.map((day) => names[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]).join('–')
}
