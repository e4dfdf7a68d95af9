import type { TeamEvent } from '#content/services.ts'
import { useMessages } from '../../../language/language.tsx'
import { GroupPriceLines } from '../booking/group-price-lines.tsx'
import { SummaryCard } from '../booking/summary-card.tsx'
import plateStyles from '../booking/summary-card.module.css'

export function RequestSummary({ event, people }: { event: TeamEvent | undefined; people: number }) {
  const words = useMessages('team-event-request')
  return (
    <SummaryCard label={words.priceLabel} service={event?.id ?? null} event={null}>
      {event ? (
        <>
          <GroupPriceLines event={event} people={people} />
          <p className="small muted">{words.allIn}</p>
        </>
      ) : (
        <p className={`small muted ${plateStyles.small}`}>{words.chooseEvent}</p>
      )}
    </SummaryCard>
  )
}
