import { TEAM_EVENTS } from '#content/services.ts'
import { bracketsOf } from '#features/booking/rules/group-price.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import styles from './price-comparison.module.css'
import { francs, groupText } from './price-text.ts'

/** Brackets of the event with the longest price table. */
const BRACKETS = TEAM_EVENTS.map(bracketsOf).reduce((a, b) => (b.length > a.length ? b : a))

export function PriceComparison() {
  const language = useLanguage()
  const messages = useMessages('team-events')
  const shared = useMessages('team-event')
  return (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{messages.compare.title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.compare.event}</th>
          <th scope="col">{shared.facts.target}</th>
          <th scope="col">{shared.facts.duration}</th>
          {BRACKETS.map((bracket) => (
            <th key={bracket.from} scope="col" className="right">
              {groupText(shared, bracket)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEAM_EVENTS.map((event) => {
          const { duration, target } = shared.events[event.id]
          const table = bracketsOf(event)
          return (
            <tr key={event.id}>
              <th scope="row">
                <PageLink to={paths.teamEvent(event.id)}>{messages.events[event.id].title}</PageLink>
              </th>
              <td>{target}</td>
              <td>{duration}</td>
              {BRACKETS.map(({ from, kind, upTo }, index) => {
                const bracket = table[index]
                return (
                  <td
                    key={from}
                    className="right"
                    data-group={groupText(shared, { from, kind, upTo, cents: 0 })}
                  >
                    {bracket ? (
                      <>
                        <b>{francs(language, bracket.cents)}</b>{' '}
                        <small>{bracket.kind === 'flat' ? shared.flat : shared.perPerson}</small>
                      </>
                    ) : (
                      <PageLink to={paths.askForTeamEvent(event.id, from)}>{shared.onRequest}</PageLink>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
