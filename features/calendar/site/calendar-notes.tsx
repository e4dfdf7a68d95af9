import { useLanguage, useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import type { ServiceFilter } from './calendar-address.ts'
import styles from './calendar-page.module.css'

export function CalendarNotes({ service }: { service: ServiceFilter | null }) {
  const { date, gift, feed } = useMessages('calendar').notes
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.notes}`}>
      <div>
        <h2>{date.title}</h2>
        <p>{date.text}</p>
        <ArrowLink to={paths.teamEventRequest}>{date.link}</ArrowLink>
      </div>
      <div>
        <h2>{gift.title}</h2>
        <p>{gift.text}</p>
        <ArrowLink to={paths.shop}>{gift.link}</ArrowLink>
      </div>
      <div>
        <h2>{feed.title}</h2>
        <p>{feed.text}</p>
        <p className={styles.feed}>
          <a className="go" href={paths.calendarSubscription(language, service)}>
            {feed.link}
            <ArrowIcon />
          </a>
          <a className="small" href={paths.calendarFeed(language, service)}>
            {feed.file}
          </a>
        </p>
      </div>
    </section>
  )
}
