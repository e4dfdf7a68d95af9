import type { TeamEvent } from '#content/services.ts'
import { bracketsOf, largestGroup } from '#features/booking/rules/group-price.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { cheaperTexts, francs, groupText, totalText } from './price-text.ts'
import styles from './price-table.module.css'

interface PriceTableProps {
  event: TeamEvent
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
        <caption className="visually-hidden">{shared.prices.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.group}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col" className="right">
              {columns.total}
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
                <b>{francs(language, bracket.cents)}</b>{' '}
                <span className="muted">{bracket.kind === 'flat' ? shared.flat : shared.perPerson}</span>
              </td>
              <td className={classNames('right muted', bracket.kind === 'flat' && styles.same)}>
                {totalText(language, shared, bracket)}
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
