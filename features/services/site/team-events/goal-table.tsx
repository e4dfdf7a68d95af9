import type { PricedTeamEvent } from '#content/service-prices.ts'
import { textsOfService } from '#content/service-name.ts'
import { largestGroup } from '#content/group-price.ts'
import { fill } from '#i18n/format.ts'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import styles from './goal-table.module.css'
import { EXAMPLE_GROUPS, groupTotal } from './price-text.ts'

/** Which event for which goal, and what it costs for groups of different sizes. */
export function GoalTable() {
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
