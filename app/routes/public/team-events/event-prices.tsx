import type { TeamEvent } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailMark } from '../../../ui/trail-mark.tsx'
import styles from './event-prices.module.css'
import { PriceConfigurator } from './price-configurator.tsx'
import { PriceTable } from './price-table.tsx'
import page from './team-event-page.module.css'
import { useGroupSize } from './use-group-size.ts'

export function EventPrices({ event, messages }: { event: TeamEvent; messages: TeamEventMessages }) {
  const shared = useMessages('team-event')
  const size = useGroupSize(event.flatUpTo)
  return (
    <section id="preise" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.prices.rule} />
        </div>
        <h2 className={page.title}>{shared.prices.title}</h2>
        <div className={page.main}>
          <PriceConfigurator event={event} size={size} />
          <PriceTable event={event} people={size.people} note={messages.priceNote} />
        </div>
        <div className={`${page.side} ${styles.included}`}>
          <h3>{shared.included}</h3>
          <ul>
            {messages.included.map((item) => (
              <li key={item}>
                <TrailMark kind={1} />
                {item}
              </li>
            ))}
          </ul>
          <dl>
            <dt>{shared.notIncluded}</dt>
            <dd>{messages.notIncluded}</dd>
            <dt>{shared.bring}</dt>
            <dd>{messages.bring}</dd>
          </dl>
        </div>
      </div>
    </section>
  )
}
