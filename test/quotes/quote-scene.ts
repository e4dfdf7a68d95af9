import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { acceptQuote, type AcceptQuoteInput } from '#features/quote/http/decide-quote.ts'
import { findQuote, type StoredQuote } from '#features/quote/database/quotes-repository.server.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { draftQuote } from '#features/quote/staff/draft-quote.server.ts'
import { sendQuote } from '#features/quote/staff/send-quote.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openBookingScene } from '../bookings/booking-scene.ts'
import { invoicing } from '../invoice-scene.ts'
import { aQuote } from './a-quote.ts'

export type QuoteScene = Awaited<ReturnType<typeof openQuoteScene>>

export const A_STAFF_MEMBER = '00000000-0000-4000-8000-000000000001'

/** A database of its own, with the bookings that accepted quotes make. */
export async function openQuoteScene() {
  const scene = await openBookingScene()
  const { deps } = scene
  const { db, clock } = deps
  /** Swiss day. */
  const dayIn = (days: number) => swissTime(new Date(clock().getTime() + days * 86_400_000)).day
  const drafted = (change: Partial<QuoteDocument> = {}) =>
    draftQuote(
      deps,
      {
        document: { ...aQuote({ day: dayIn(30), validUntil: dayIn(14) }), ...change },
        inquiryId: null,
        idempotencyKey: randomUUID(),
      },
      A_STAFF_MEMBER,
    )
  const send = (quote: StoredQuote, override = '') =>
    sendQuote(deps, quote.id, { seen: quote.revision, override }, A_STAFF_MEMBER)
  return {
    ...scene,
    ...invoicing(deps),
    dayIn,
    drafted,
    send,
    async sent(change: Partial<QuoteDocument> = {}): Promise<StoredQuote> {
      const result = await send(await drafted(change))
      if (!result.ok) throw new Error(JSON.stringify(result.refusal))
      return result.value
    },
    acceptIt: (quote: StoredQuote, change: Partial<AcceptQuoteInput> = {}) =>
      acceptQuote(deps, quote.id, { ...ACCEPTANCE, version: quote.version, ...change }),
    async quote(id: string): Promise<StoredQuote> {
      const row = await findQuote(db, { id })
      if (!row) throw new Error('no such quote')
      return row
    },
    async mailsTo(recipient: string) {
      const rows = await db
        .select()
        .from(outgoingMails)
        .where(eq(outgoingMails.recipient, recipient))
        .orderBy(outgoingMails.createdAt)
      return rows.map(({ payload }) => payload['news'] ?? payload['notice'])
    },
  }
}

export const ACCEPTANCE: AcceptQuoteInput = {
  version: 1,
  name: 'Petra Muster',
  company: 'Muster Maschinenbau AG',
  street: 'Beispielweg 12',
  postalCode: '6340',
  city: 'Baar',
  orderNumber: 'B-77',
  date: 0,
  terms: undefined,
}
