import { useLoaderData } from 'react-router'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarFailure } from './calendar-failure.tsx'
import { CalendarNotes } from './calendar-notes.tsx'
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
