import type { TeamEvent } from '#content/services.ts'
import { useMessages } from '../../language/language.tsx'
import { GroupPriceLines } from '../booking/group-price-lines.tsx'
import { Plate } from '../booking/plate.tsx'
import plateStyles from '../booking/plate.module.css'

/** The event's picture and what the group pays. */
export function RequestPlate({ event, people }: { event: TeamEvent | undefined; people: number }) {
  const words = useMessages('team-event-request')
  return (
    <Plate label={words.priceLabel} service={event?.id ?? null} event={null}>
      {event ? (
        <>
          <GroupPriceLines event={event} people={people} />
          <p className="small muted">{words.allIn}</p>
        </>
      ) : (
        <p className={`small muted ${plateStyles.small}`}>{words.chooseEvent}</p>
      )}
    </Plate>
  )
}
