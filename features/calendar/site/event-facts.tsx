import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { Fact } from '#app/ui/layout/fact.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import styles from './event-page.module.css'

/** Price, place, who leads and free places in one line. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const { labels } = useMessages('event')
  const { place, places, phase, cancelled, lead } = event
  return (
    <dl className={styles.facts}>
      {!cancelled && (
        <Fact name={labels.price}>
          <Price event={event} />
        </Fact>
      )}
      <Fact name={labels.where}>{place}</Fact>
      {lead && <Fact name={labels.lead}>{lead}</Fact>}
      {places !== null && phase === 'coming' && !cancelled && (
        <Fact name={labels.places}>
          <Places event={event} />
        </Fact>
      )}
    </dl>
  )
}

function Price({ event: { priceCents } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const { free } = useMessages('dates')
  const language = useLanguage()
  if (priceCents === null) return messages.groupPrice
  if (priceCents === 0) return free
  return fill(messages.perPerson, { price: formatFrancs(language, priceCents) })
}

function Places({ event: { places, placesLeft } }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  return fill(placesLeft === 0 ? messages.allTaken : messages.placesLeft, {
    left: placesLeft ?? 0,
    places: places ?? 0,
  })
}
