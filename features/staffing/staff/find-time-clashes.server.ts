import { shiftLocal } from '#features/calendar/rules/shift-input.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import { findClashesAt } from '#features/quote/staff/find-clashes.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { Language } from '#i18n/languages.ts'

interface Time {
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
}

interface ClashQuery {
  exceptEvent: string | null
  language: Language
  /** Of a series: how many days after the first each further date is. */
  shifts?: readonly number[]
}

/**
 * What else is at the time of an event that is planned, and at that of each further date of its series: other events, kept dates,
 * blocked days. `date` counts from 0, the first; what touches several dates is named at each.
 */
export async function findTimeClashes(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  { startsLocal, endsLocal }: Time,
  { exceptEvent, language, shifts = [] }: ClashQuery,
): Promise<QuoteClash[]> {
  const clashes: QuoteClash[] = []
  for (const [date, days] of [0, ...shifts].entries()) {
    const time = { startsLocal: shiftLocal(startsLocal, days), endsLocal: shiftLocal(endsLocal, days) }
    clashes.push(...(await findClashesAt(deps.db, deps, time, { date, except: null, language })))
  }
  return clashes.filter(({ kind, id }) => kind !== 'event' || id !== exceptEvent)
}
