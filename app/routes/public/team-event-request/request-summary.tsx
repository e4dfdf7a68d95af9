import type { PricedTeamEvent } from '#content/service-prices.ts'
import { useMessages } from '../../../language/language.tsx'
import { GroupPriceLines } from '../booking/price/group-price-lines.tsx'
import { SummaryCard } from '../booking/price/summary-card.tsx'
import plateStyles from '../booking/price/summary-card.module.css'

export function RequestSummary({ event, people }: { event: PricedTeamEvent | undefined; people: number }) {
  const messages = useMessages('team-event-request')
  return (
    <SummaryCard label={messages.priceLabel} service={event?.id ?? null} event={null}>
      {event ? (
        <>
          <GroupPriceLines event={event} people={people} />
          <p className="small muted">{messages.allIn}</p>
        </>
      ) : (
        <p className={`small muted ${plateStyles.small}`}>{messages.chooseEvent}</p>
      )}
    </SummaryCard>
  )
}
