import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { useLoaded } from '../api/use-loaded.ts'

interface Days {
  fromDay: string
  toDay: string
  /** Null: everybody. */
  staffId: string | null
}

/** What days touch, counted before they are blocked. */
export function TouchedCount({ fromDay, toDay, staffId }: Days) {
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  const whose = staffId === null ? '' : `&staff=${staffId}`
  const { value } = useLoaded<'/day-hits'>(`/day-hits?from=${fromDay}&to=${toDay}${whose}&lng=${language}`)
  if (!value) return <p role="status" />
  const { events, quotes, requests } = value.hits
  const parts = [
    events.length > 0 && plural(language, events.length, messages.events),
    quotes.length > 0 && plural(language, quotes.length, messages.quotes),
    requests.length > 0 && plural(language, requests.length, messages.requests),
  ].filter(Boolean)
  return (
    <p role="status">
      {parts.length === 0 ? messages.touchesNothing : fill(messages.touches, { what: parts.join(', ') })}
    </p>
  )
}
