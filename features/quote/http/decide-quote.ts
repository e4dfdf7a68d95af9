import { randomUUID } from 'node:crypto'
import { bareServiceName } from '#features/services/content/service-name.ts'
import { recordBookingEvent } from '#features/booking/database/booking-history.server.ts'
import { insertBooking } from '#features/booking/database/bookings-repository.server.ts'
import { settleBookingVoucher } from '#features/booking/money/settle-booking.server.ts'
import { insertEvent } from '#features/calendar/database/event-rows.server.ts'
import { invoiceDeposit } from '#features/invoice/http/booking-invoices.ts'
import { findInvoiceVoucher } from '#features/voucher/invoice-voucher.server.ts'
import { redeemVoucher } from '#features/voucher/redeem-voucher.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { accept, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import {
  findQuoteVersion,
  lockQuote,
  recordQuoteEntry,
  setQuoteHold,
  type StoredQuote,
  type StoredQuoteVersion,
  updateQuote,
} from '../database/quotes-repository.server.ts'
import { enqueueQuoteMail, enqueueQuoteNotice } from '../mail/quote-mails.server.ts'
import { insertMandate } from '../mandate/mandates-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { isExpired } from '../quote.ts'
import { finalNumberDay } from '../rules/final-number.ts'
import type { QuoteAcceptance } from '../rules/quote-acceptance.ts'
import { leavesFree, localTimes } from '../rules/quote-clashes.ts'
import type { QuoteDate, QuoteDocument, QuoteEvent } from '../rules/quote-document.ts'
import { findClashes } from '../staff/find-clashes.server.ts'

export interface AcceptQuoteInput extends Omit<QuoteAcceptance, 'at' | 'staffId' | 'termsVersion'> {
  /** Of the terms that were shown. */
  terms: string | undefined
  /** Code of a voucher that pays of the group's booking what it can. */
  voucher?: string
}

/**
 * Accepts the version that was read, and creates a private event and its group booking, once: a repeated request
 * returns the same. An agreed deposit is invoiced with it. A proposed date may be taken by then; a held one is not.
 * @param staffId for an acceptance by signature or telephone
 */
export async function acceptQuote(
  deps: QuoteDeps,
  id: string,
  { terms, voucher = '', ...input }: AcceptQuoteInput,
  staffId?: string,
) {
  const termsVersion = await deps.legal.accept('terms', terms)
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const quote = await lockQuote(tx, id)
    if (!quote || quote.version === 0) return refuse({ code: 'unknown_quote' })
    if (quote.state === 'accepted') return accept(quote)
    const now = deps.clock()
    const { day: today } = swissTime(now)
    if (isExpired(quote, today)) return refuse({ code: 'quote_expired', validUntil: quote.validUntil })
    if (quote.state !== 'sent') return refuse({ code: 'quote_closed' })
    if (quote.awaitsDate && !staffId) return refuse({ code: 'date_unconfirmed' })
    if (quote.version !== input.version) return refuse({ code: 'quote_changed', version: quote.version })
    if (!termsVersion.ok) return termsVersion
    const version = await findQuoteVersion(tx, id, quote.version)
    if (!version) throw new Error(`quote ${quote.number} has no version ${quote.version}`)
    const acceptance: QuoteAcceptance = {
      ...input,
      termsVersion: termsVersion.value,
      at: now.toISOString(),
      staffId: staffId ?? null,
    }
    const arranged = await arrange(tx, deps, { quote, version, acceptance, voucher }, now)
    if (!arranged.ok) return arranged
    await setQuoteHold(tx, id, null)
    const change = { state: 'accepted' as const, acceptance, decidedAt: now, ...arranged.value }
    const accepted = await updateQuote(tx, id, change, now)
    // A project: there is no event to follow from it.
    if (accepted.eventId === null) await insertMandate(tx, id, now)
    // After the quote names its booking: the invoice takes the company's order number from there.
    const { invoicing } = version.document
    if (accepted.bookingId && invoicing)
      await invoiceDeposit(tx, deps, { bookingId: accepted.bookingId, invoicing, staffId })
    const detail = { version: quote.version, totalCents: version.totalCents, name: input.name }
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'accepted', actorId: staffId, detail })
    await enqueueQuoteMail(tx, accepted, 'accepted')
    await enqueueQuoteNotice(tx, deps, id, 'accepted')
    return accept(accepted)
  })
}

interface Accepted {
  quote: StoredQuote
  version: StoredQuoteVersion
  acceptance: QuoteAcceptance
  voucher: string
}

async function arrange(
  tx: Transaction,
  deps: QuoteDeps,
  { quote, version, acceptance, voucher }: Accepted,
  now: Date,
) {
  // The address may have been corrected since.
  const { email } = quote.document.customer
  const document = { ...version.document, customer: { ...version.document.customer, email } }
  const { event, dates, holds, language } = document
  if (!event || dates.length === 0) return accept({})
  const date = dates[acceptance.date ?? -1]
  if (!date) return refuse({ code: 'choose_date' })
  if (date.day < swissTime(now).day) return refuse({ code: 'date_taken', day: date.day })
  if (!(holds && acceptance.date === 0)) {
    const clashes = await findClashes(tx, deps, [date], { except: quote.id, language })
    if (!clashes.every(leavesFree)) return refuse({ code: 'date_taken', day: date.day })
  }
  const agreed = { ...version, quoteId: quote.id, document, event, date, acceptance, voucher }
  return arrangeGroup(tx, deps, agreed, now)
}

/** Idempotent; the first reason stays. */
export async function declineQuote(deps: QuoteDeps, id: string, reason: string, staffId?: string) {
  return deps.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote || quote.version === 0) return refuse({ code: 'unknown_quote' })
    if (quote.state === 'declined') return accept(quote)
    if (quote.state !== 'sent' && quote.state !== 'expired') return refuse({ code: 'quote_closed' })
    const now = deps.clock()
    await setQuoteHold(tx, id, null)
    const change = { state: 'declined' as const, declineReason: reason || null, decidedAt: now }
    const declined = await updateQuote(tx, id, change, now)
    const detail = { reason }
    await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'declined', actorId: staffId, detail })
    if (!staffId) await enqueueQuoteNotice(tx, deps, id, 'declined', reason)
    return accept(declined)
  })
}

/** What an accepted quote becomes. */
interface Arrangement extends Pick<StoredQuoteVersion, 'totalCents' | 'agreedCents'> {
  quoteId: string
  document: QuoteDocument
  event: QuoteEvent
  date: QuoteDate
  acceptance: QuoteAcceptance
  /** Code of a voucher that pays what it can; empty: none. */
  voucher: string
}

/** Makes a private event and its group booking in the caller's transaction; when refused, nothing. Locks the voucher. */
async function arrangeGroup(
  tx: Transaction,
  deps: QuoteDeps,
  { quoteId, document, event, date, acceptance, totalCents, agreedCents, voucher: code }: Arrangement,
  now: Date,
) {
  const eventId = randomUUID()
  const bookingId = randomUUID()
  const { serviceId, people, fewest, most, place, meetingPoint } = event
  const { customer, language } = document
  const { street, postalCode, city, company, name, termsVersion } = acceptance
  const found = code ? await findInvoiceVoucher(tx, deps, code, now) : null
  if (found && !found.ok) return found
  const voucher = found?.value
  const takesCents = voucher ? Math.min(voucher.restCents, totalCents) : 0
  await insertEvent(tx, {
    id: eventId,
    serviceId,
    title: { de: bareServiceName(deps.events.offer().namesIn('de'), serviceId).replaceAll('\u00ad', '') },
    ...localTimes(date),
    place: { de: place },
    meetingPoint: meetingPoint === '' ? null : { de: meetingPoint },
    places: most,
    taken: people,
    public: false,
    note: customer.company || customer.name,
  })
  const booking = await insertBooking(tx, {
    id: bookingId,
    referenceHash: hashToken(deriveToken(deps.key, 'booking-reference', bookingId)),
    eventId,
    state: 'confirmed',
    payment: 'invoiced',
    people,
    language,
    name,
    email: customer.email,
    phone: customer.phone || null,
    company: company || null,
    invoiceAddress: { street, postalCode, city },
    totalCents,
    agreedPrice: { fewest, totalCents: agreedCents, finalUntil: finalNumberDay(date.day) },
    termsVersion,
    termsAcceptedAt: now,
    provider: deps.payments.provider,
    requestHash: hashToken(`quote:${bookingId}`),
    createdAt: now,
    updatedAt: now,
  })
  const detail = { people, state: booking.state, quoteId }
  await recordBookingEvent(tx, bookingId, now, 'booked', { detail })
  if (voucher && takesCents > 0) {
    const { voucherId, lastFour, test } = voucher
    await redeemVoucher(tx, { voucherId, takesCents }, bookingId, now)
    const settled = await settleBookingVoucher(tx, bookingId, {
      cents: takesCents,
      voucherId,
      lastFour,
      test,
      now,
    })
    if (!settled.ok) throw new Error(`booking ${booking.number} was not paid by voucher`)
  }
  return accept({ eventId, bookingId })
}
