import { useLoaderData } from 'react-router'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { NextDates } from '#features/calendar/site/next-dates.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { PromiseLine } from '#app/ui/notices/promise-line.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { EventCard } from './event-card.tsx'
import { GoalTable } from './goal-table.tsx'
import styles from './team-events-page.module.css'

export default function TeamEventsPage() {
  const messages = useMessages('team-events')
  const { sign } = messages
  const { teamEvents } = useServices()
  const shared = useMessages('team-event')
  const { events, failed } = useLoaderData<NextDatesData>()
  return (
    <>
      <section className={`wrap ${styles.head}`}>
        <div>
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
          <PromiseLine of={['request', 'freeMove', 'badWeather']} />
        </div>
        <TrailSign to={paths.teamEventRequest} note={sign.note} condition={sign.condition}>
          {sign.label}
        </TrailSign>
      </section>
      <div className={`wrap ${styles.plates}`}>
        {teamEvents.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
      <BelowFold>
        <section className="section">
          <div className="wrap">
            <h2 id="ziele" className={styles.title}>
              {messages.goals.title}
            </h2>
            <GoalTable />
          </div>
        </section>
        <section className="section section--ruled">
          <div className="wrap">
            <SectionRule name={messages.steps.rule} />
            <h2 className={styles.title}>{messages.steps.title}</h2>
            <ol className={styles.steps}>
              {messages.steps.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="section section--ruled section--last">
          <div className="wrap">
            <SectionRule name={messages.dates.rule} />
            <h2>{messages.dates.title}</h2>
            <p className={styles.datesText}>{messages.dates.text}</p>
            <NextDates events={events} emptyText={failed ? shared.dates.failed : messages.dates.none} />
            <div className={`row ${styles.actions}`}>
              <ArrowLink to={paths.calendar}>{messages.dates.calendar}</ArrowLink>
              <ArrowLink to={paths.contact}>{shared.ask}</ArrowLink>
            </div>
          </div>
        </section>
      </BelowFold>
    </>
  )
}
