import { useLoaderData } from 'react-router'
import { TEAM_EVENTS } from '#content/services.ts'
import type { NextDatesData } from '../../../calendar/load-dates.ts'
import { NextDates } from '../../../calendar/next-dates.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { BelowFold, useBelowFold } from '../../../ui/below-fold.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { EventCard } from './event-card.tsx'
import { PriceComparison } from './price-comparison.tsx'
import styles from './team-events-page.module.css'

/** First row on a wide screen. */
const EAGER_PLATES = 3

export default function TeamEventsPage() {
  const messages = useMessages('team-events')
  const shared = useMessages('team-event')
  const { events, failed } = useLoaderData<NextDatesData>()
  const isBelowDue = useBelowFold()
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </section>
      <div className={`wrap ${styles.plates}`}>
        {TEAM_EVENTS.slice(0, isBelowDue ? TEAM_EVENTS.length : EAGER_PLATES).map((event, index) => (
          <EventCard key={event.id} event={event} lazy={index >= EAGER_PLATES} />
        ))}
      </div>
      <BelowFold>
        <section className="section">
          <div className="wrap grid">
            <div className="full">
              <SectionRule name={messages.compare.rule} />
            </div>
            <h2 className="section-title">{messages.compare.title}</h2>
            <div className="full">
              <PriceComparison />
            </div>
            <ul className={styles.rules}>
              {messages.compare.paragraphs.map((paragraph) => (
                <li key={paragraph}>{paragraph}</li>
              ))}
            </ul>
          </div>
        </section>
        <section className="section section--ruled section--last">
          <div className="wrap grid">
            <div className="full">
              <SectionRule name={messages.dates.rule} />
            </div>
            <h2 className="section-title">{messages.dates.title}</h2>
            <p className={`lead ${styles.datesText}`}>{messages.dates.text}</p>
            <div className="full">
              <NextDates events={events} emptyText={failed ? shared.dates.failed : messages.dates.none} />
            </div>
            <div className={`full row ${styles.actions}`}>
              <TrailSign to={paths.calendar}>{messages.dates.calendar}</TrailSign>
              <ArrowLink to={paths.contact}>{shared.ask}</ArrowLink>
            </div>
          </div>
        </section>
      </BelowFold>
    </>
  )
}
