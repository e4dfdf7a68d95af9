import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatFrancs } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { eventState } from './event-state.ts'

export function EventOffer({ event, className }: { event: CalendarEvent; className?: string | undefined }) {
  const messages = useMessages('dates')
  const language = useLanguage()
  const { priceCents, cancelled } = event
  const state = eventState(messages, language, event)
  return (
    <p className={classNames('num', className)}>
      {priceCents !== null &&
        !cancelled &&
        (priceCents === 0 ? messages.free : formatFrancs(language, priceCents))}
      {state && <small>{state}</small>}
    </p>
  )
}
