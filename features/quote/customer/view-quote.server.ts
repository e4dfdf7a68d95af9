import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import {
  findQuote,
  findQuoteVersion,
  type StoredQuote,
  type StoredQuoteVersion,
} from '../database/quotes-repository.server.ts'
import { isExpired } from '../quote.ts'
import { decidedDocument } from '../rules/decided-document.ts'
import { describeDate, describeQuote } from '../document/describe-quote.ts'
import type { QuoteView } from './quote-view.ts'

interface ViewDeps {
  db: Database
  key: AppKey
  clock: () => Date
}

/** The quote of a private link with its last version; undefined for an unknown link and before anything was sent. */
export async function findSentQuote(
  { db }: Pick<ViewDeps, 'db'>,
  reference: string,
): Promise<{ quote: StoredQuote; version: StoredQuoteVersion } | undefined> {
  const quote = await findQuote(db, { referenceHash: hashToken(reference) })
  const version = quote && quote.version > 0 && (await findQuoteVersion(db, quote.id, quote.version))
  return version ? { quote, version } : undefined
}

/** @param serviceName of the event, in `language` */
export function viewQuote(
  { key, clock }: Pick<ViewDeps, 'key' | 'clock'>,
  { quote, version }: { quote: StoredQuote; version: StoredQuoteVersion },
  { reference, language, serviceName }: { reference: string; language: Language; serviceName: string | null },
): QuoteView {
  const { document } = version
  const { company, name, street, postalCode, city } = document.customer
  const { day: today } = swissTime(clock())
  const state = stateOf(quote, today)
  // From midnight on, whenever the sweep runs.
  const current = { state: state === 'expired' ? state : quote.state, acceptance: quote.acceptance }
  return {
    ...describeQuote(language, decidedDocument(current, document), serviceName),
    reference,
    number: quote.number,
    version: version.version,
    state,
    validUntil: document.validUntil,
    sentOn: swissTime(version.sentAt).day,
    totalCents: version.totalCents,
    note: document.note,
    dates: document.dates.map((date, index) => ({
      text: describeDate(language, date),
      held: document.holds && index === 0,
    })),
    invoiceTo: { company, name, street, postalCode, city },
    serviceId: document.event?.serviceId ?? null,
    people: document.event?.people ?? null,
    serviceName,
    termsVersion: version.termsVersion,
    awaitsDate: quote.awaitsDate,
    bookingReference: quote.bookingId && deriveToken(key, 'booking-reference', quote.bookingId),
  }
}

function stateOf(quote: StoredQuote, today: string): QuoteView['state'] {
  if (isExpired(quote, today)) return 'expired'
  const { state } = quote
  if (state === 'sent') return 'open'
  return state === 'draft' ? 'withdrawn' : state
}
