import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { classNames } from '../ui/class-names.ts'

/** Price per person, and below it the places left or why nobody can book. */
export function EventOffer({ event, className }: { event: CalendarEvent; className?: string | undefined }) {
  const words = useMessages('dates')
  const language = useLanguage()
  const { priceCents, placesLeft, cancelled, phase } = event
  const state = cancelled
    ? words.cancelled
    : phase === 'running'
      ? words.running
      : placesLeft === 0
        ? words.full
        : placesLeft !== null && plural(language, placesLeft, words.left)
  return (
    <p className={classNames('num', className)}>
      {priceCents !== null &&
        (priceCents === 0 ? words.free : formatPrice(language, priceCents, { code: 'chf' }))}
      {state && <small>{state}</small>}
    </p>
  )
}
