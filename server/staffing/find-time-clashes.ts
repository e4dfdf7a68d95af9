import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import { findClashesAt } from '#features/quote/staff/find-clashes.server.ts'
import type { QuoteDeps } from '#features/quote/quote-deps.server.ts'
import type { Language } from '#i18n/languages.ts'

interface Time {
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
}

/** What else is at the time of an event that is planned: other events, kept dates, blocked days. */
export async function findTimeClashes(
  deps: QuoteDeps,
  time: Time,
  { exceptEvent, language }: { exceptEvent: string | null; language: Language },
): Promise<QuoteClash[]> {
  const clashes = await findClashesAt(deps.db, deps, time, { date: 0, except: null, language })
  return clashes.filter(({ kind, id }) => kind !== 'event' || id !== exceptEvent)
}
