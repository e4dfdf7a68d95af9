import type { PricedTeamEvent } from '#content/service-prices.ts'
import { bracketsOf, largestGroup, type PriceBracket } from '#content/group-price.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { cheaperTexts, EXAMPLE_GROUPS, groupText, groupTotal } from './price-text.ts'
import styles from './price-table.module.css'

interface PriceTableProps {
  event: PricedTeamEvent
  /** NaN marks no line. */
  people: number
  note: string
}

export function PriceTable({ event, people, note }: PriceTableProps) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  const { columns } = shared.prices
  const tooMany = largestGroup(event) + 1
  return (
    <>
      <table className={`table ${styles.table}`}>
        <caption className="visually-hidden">{shared.prices.rule}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.group}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col" className="right">
              {columns.example}
            </th>
          </tr>
        </thead>
        <tbody>
          {bracketsOf(event).map((bracket) => (
            <tr
              key={bracket.from}
              className={classNames(people >= bracket.from && people <= bracket.upTo && styles.chosen)}
            >
              <th scope="row">{groupText(shared, bracket)}</th>
              <td>
                <b>{formatFrancs(language, bracket.cents)}</b>{' '}
                <span className="muted">{bracket.kind === 'flat' ? shared.flat : shared.perPerson}</span>
              </td>
              <td className="right muted">
                <PriceExample event={event} bracket={bracket} />
              </td>
            </tr>
          ))}
          <tr className={classNames(people >= tooMany && styles.chosen)}>
            <th scope="row">{fill(shared.more, { n: tooMany })}</th>
            <td colSpan={2}>
              <PageLink to={paths.askForTeamEvent(event.id, tooMany)}>{shared.onRequest}</PageLink>
            </td>
          </tr>
        </tbody>
      </table>
      <ul className={`small muted ${styles.notes}`}>
        {[...cheaperTexts(language, shared, event), note, shared.prices.note].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

/** `15 Personen: CHF 1’500`. */
function PriceExample({ event, bracket }: { event: PricedTeamEvent; bracket: PriceBracket }) {
  const language = useLanguage()
  const { example } = useMessages('team-event').prices
  const people = EXAMPLE_GROUPS.find((size) => size >= bracket.from && size <= bracket.upTo)
  const price = people && groupTotal(language, event, people)
  return price ? fill(example, { n: people, price }) : null
}
