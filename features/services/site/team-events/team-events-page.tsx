import { useLoaderData } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { largestGroup } from '#features/services/content/group-price.ts'
import { paths } from '#content/paths.ts'
import { serviceGloss, textsOfService } from '#features/services/content/service-name.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { TeamEvent } from '#features/services/content/services.ts'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { NextDates } from '#features/calendar/site/next-dates.tsx'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { fill } from '#i18n/format.ts'
import { EXAMPLE_GROUPS, groupTotal } from './price-text.ts'
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
            <ol className={`${styles.steps} thirds ruled-items`}>
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
            <div className={`row ${styles.actions} no-print`}>
              <ArrowLink to={paths.calendar}>{messages.dates.calendar}</ArrowLink>
              <ArrowLink to={paths.contact}>{shared.ask}</ArrowLink>
            </div>
          </div>
        </section>
      </BelowFold>
    </>
  )
}

function EventCard({ event }: { event: TeamEvent }) {
  const common = useMessages('common')
  const { title, alt } = textsOfService(useMessages('team-events').events, event.id)
  const { duration } = textsOfService(useMessages('team-event').events, event.id)
  const gloss = serviceGloss(common, event.id)
  return (
    <article id={event.id}>
      <div className="scene framed">
        <ScenePicture of={event.id} alt={alt} glides />
      </div>
      <h2>
        <PageLink to={paths.teamEvent(event.id)} viewTransition>
          {title}
        </PageLink>
      </h2>
      {gloss && <p className={`map-italic ${styles.gloss}`}>{gloss}</p>}
      <p className="small muted">{duration}</p>
    </article>
  )
}

/** Which event for which goal, and what it costs for groups of different sizes. */
function GoalTable() {
  const messages = useMessages('team-events').goals
  const shared = useMessages('team-event')
  const nameOf = useServiceName()
  const { teamEvents } = usePricedServices()
  const flatUpTo = teamEvents[0]?.flatUpTo ?? 0
  return (
    <table className={`table ${styles.table}`} aria-labelledby="ziele">
      <caption>{messages.note}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.goal}</th>
          <th scope="col">{messages.event}</th>
          <th scope="col">{shared.facts.duration}</th>
          {EXAMPLE_GROUPS.map((people) => (
            <th key={people} scope="col" className="right">
              {sizeText(people, flatUpTo, messages.people, shared.upTo)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teamEvents.map((event) => {
          const { duration, goal } = textsOfService(shared.events, event.id)
          return (
            <tr key={event.id}>
              <th scope="row">{goal}</th>
              <td>
                <PageLink className={styles.event} to={paths.teamEvent(event.id)} viewTransition>
                  <ScenePicture of={event.id} alt="" lazy />
                  <span>{nameOf(event.id)}</span>
                </PageLink>
              </td>
              <td>
                {duration} <small>{fill(shared.upTo, { n: largestGroup(event) })}</small>
              </td>
              {EXAMPLE_GROUPS.map((people) => (
                <td
                  key={people}
                  className="right"
                  data-group={sizeText(people, flatUpTo, messages.people, shared.upTo)}
                >
                  <Total event={event} people={people} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The smallest example stands for the flat price, which holds up to a size. */
function sizeText(people: number, flatUpTo: number, exactly: string, upTo: string): string {
  return people <= flatUpTo ? fill(upTo, { n: flatUpTo }) : fill(exactly, { n: people })
}

function Total({ event, people }: { event: PricedTeamEvent; people: number }) {
  const language = useLanguage()
  const { quote } = useMessages('team-events').goals
  const total = groupTotal(language, event, people)
  if (!total) return <PageLink to={paths.askForTeamEvent(event.id, people)}>{quote}</PageLink>
  return people <= event.flatUpTo ? <b>{total}</b> : total
}
