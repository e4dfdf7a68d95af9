import { useLoaderData } from 'react-router'
import { useMessages, useLanguage } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarFailure } from './calendar-failure.tsx'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import type { ServiceFilter } from './calendar-address.ts'
import styles from './calendar-page.module.css'
import { EventList } from './event-list.tsx'
import { MonthView } from './month-view.tsx'

export default function CalendarPage() {
  const messages = useMessages('calendar')
  const data = useLoaderData<CalendarData>()
  const { address, failed } = data
  return (
    <>
      <section className={styles.head}>
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <p className="lead">
            {messages.lead} <ArrowLink to={paths.teamEventRequest}>{messages.ownDate}</ArrowLink>
          </p>
        </div>
      </section>
      <div className="wrap">
        <CalendarBar data={data} />
        {failed && <CalendarFailure />}
        {!failed && address.view === 'list' && <EventList data={data} />}
        {!failed && address.view === 'month' && <MonthView data={data} />}
      </div>
      <BelowFold>
        <CalendarNotes service={address.service} />
      </BelowFold>
    </>
  )
}

function CalendarNotes({ service }: { service: ServiceFilter | null }) {
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
