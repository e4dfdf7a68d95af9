import type { QuoteState } from '../quote.ts'
import type { QuoteAcceptance } from './quote-acceptance.ts'
import type { QuoteDocument } from './quote-document.ts'

interface Decided {
  state: QuoteState
  acceptance: Pick<QuoteAcceptance, 'date'> | null
}

/** What still holds of a sent version: of an accepted one the chosen date alone, and no date is kept until a day any more. */
export function decidedDocument({ state, acceptance }: Decided, document: QuoteDocument): QuoteDocument {
  if (state === 'sent') return document
  const chosen = state === 'accepted' ? document.dates[acceptance?.date ?? -1] : undefined
  return { ...document, dates: chosen ? [chosen] : document.dates, holds: false }
}
