import type { PricedTeamEvent } from '#content/service-prices.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { fill, formatFrancs, labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CancellationBar } from '#app/ui/notices/cancellation-bar.tsx'
import { PhoneFold } from '#app/ui/layout/phone-fold.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './event-prices.module.css'
import page from './event-layout.module.css'
import points from './point-list.module.css'
import { PriceTable } from './price-table.tsx'
import { RequestBox } from './request-box.tsx'
import { useRequestBox } from './use-request-box.ts'

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
        <div className={styles.prices}>
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
        <div className={styles.request}>
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
