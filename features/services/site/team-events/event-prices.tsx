import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { PhoneFold } from '#site/ui/layout/phone-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { CancellationBar } from '#site/ui/notices/cancellation-bar.tsx'
import { bracketsOf, largestGroup, type PriceBracket } from '#features/services/content/group-price.ts'
import { paths } from '#content/paths.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { fill, formatFrancs, labelled } from '#i18n/format.ts'
import { cheaperTexts, EXAMPLE_GROUPS, groupText, groupTotal } from './price-text.ts'
import { RequestBox } from './request-box.tsx'
import { useRequestBox } from './use-request-box.ts'
import styles from './event-prices.module.css'
import page from './event-layout.module.css'
import points from './point-list.module.css'

export function EventPrices({ event, messages }: { event: PricedTeamEvent; messages: TeamEventMessages }) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  const request = useRequestBox(event)
  return (
    <section id="preise" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.prices.rule} />
        </div>
        <div className={`${styles.prices} full`}>
          <h2>
            {fill(shared.prices.title, {
              price: formatFrancs(language, event.flatCents),
              n: event.flatUpTo,
            })}
          </h2>
          <PriceTable event={event} people={request.size.people} note={messages.priceNote} />
          <h3 className={page.part}>{shared.included}</h3>
          <Points items={messages.included} />
          <p className="small muted">{labelled(language, shared.notIncluded, messages.notIncluded)}</p>
          <PhoneFold title={shared.place.bring} className={page.part}>
            <Points items={messages.bring} />
          </PhoneFold>
          <h3 className={page.part}>{shared.place.cancelling}</h3>
          <CancellationBar />
          <p>
            <ArrowLink to={paths.terms}>{shared.place.terms}</ArrowLink>
          </p>
        </div>
        {/* The request stands beside the price it is about. */}
        <div className={`${styles.request} full`}>
          <RequestBox event={event} request={request} />
        </div>
      </div>
    </section>
  )
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={points.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

interface PriceTableProps {
  event: PricedTeamEvent
  /** NaN marks no line. */
  people: number
  note: string
}

function PriceTable({ event, people, note }: PriceTableProps) {
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
