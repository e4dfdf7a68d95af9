import { useLoaderData } from 'react-router'
import type { TeamEvent } from '#content/services.ts'
import type { NextDatesData } from '../../../calendar/load-dates.ts'
import { NextDates } from '../../../calendar/next-dates.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import styles from './event-dates.module.css'
import page from './team-event-page.module.css'

export function EventDates({ event }: { event: TeamEvent }) {
  const shared = useMessages('team-event')
  const { events, failed } = useLoaderData<NextDatesData>()
  const { rule, title, text, next, none, failed: failure, calendar } = shared.dates
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={rule} />
        </div>
        <h2 className={page.title}>{title}</h2>
        <div className={`${page.main} ${styles.own}`}>
          <p className="lead">{text}</p>
          <div className="row">
            <TrailSign to={paths.bookService(event.id)}>{shared.book}</TrailSign>
            <ArrowLink to={paths.contact}>{shared.ask}</ArrowLink>
          </div>
        </div>
        <div className={`full ${styles.next}`}>
          <h3>{next}</h3>
          <NextDates events={events} emptyText={failed ? failure : none} />
          <ArrowLink to={paths.calendar}>{calendar}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
