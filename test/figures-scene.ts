import { randomUUID } from 'node:crypto'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { SAMPLE_RECIPIENT } from './invoice-samples.ts'
import { aQuote } from './quotes/a-quote.ts'

/** Rows as the site leaves them, on days and at moments of one's choice; none is a test payment unless it says so. */
export function figuresScene(db: Database) {
  const at = new Date('2026-01-01T12:00:00Z')
  let sequence = 0
  return {
    /** @param day `YYYY-MM-DD`, from 9 to 17 o'clock */
    async event(day: string, more: Partial<typeof events.$inferInsert> = {}): Promise<string> {
      const id = randomUUID()
      await db.insert(events).values({
        id,
        serviceId: 'aufbruch',
        title: { de: 'Aufbruch' },
        place: { de: 'Zugerberg' },
        startsLocal: `${day} 09:00:00`,
        endsLocal: `${day} 17:00:00`,
        places: 10,
        taken: 10,
        ...more,
      })
      return id
    },
    /** Sent, by hand unless it says otherwise. @returns its id */
    async invoice(more: Partial<typeof invoices.$inferInsert>): Promise<string> {
      const id = randomUUID()
      const issuedOn = more.issuedOn ?? '2026-01-05'
      sequence += 1
      await db.insert(invoices).values({
        id,
        kind: 'invoice',
        state: 'sent',
        year: 2026,
        sequence,
        number: `X-${sequence}`,
        referenceHash: id,
        source: 'hand',
        language: 'de',
        recipient: SAMPLE_RECIPIENT,
        lines: [],
        totalCents: 0,
        dueDays: 30,
        issuedOn,
        dueOn: issuedOn,
        seller: FIRST_COMPANY,
        createdAt: at,
        updatedAt: at,
        ...more,
      })
      return id
    },
    async booking(eventId: string, more: Partial<typeof bookings.$inferInsert>): Promise<void> {
      const id = randomUUID()
      await db.insert(bookings).values({
        id,
        referenceHash: id,
        eventId,
        state: 'confirmed',
        payment: 'paid',
        people: 1,
        language: 'de',
        name: 'Leitung Beispiel',
        email: 'leitung@example.ch',
        totalCents: 0,
        termsVersion: 'test',
        termsAcceptedAt: at,
        provider: 'stripe',
        requestHash: id,
        createdAt: at,
        updatedAt: at,
        ...more,
      })
    },
    /** @returns the line of its vouchers */
    async order(
      paidAt: string | null,
      {
        goods = 0,
        voucher = 0,
        ...more
      }: { goods?: number; voucher?: number } & Partial<typeof orders.$inferInsert>,
    ): Promise<string> {
      const id = randomUUID()
      const lineId = randomUUID()
      const line = {
        orderId: id,
        productId: 'p',
        variantId: 'v',
        productTitle: 'Ware',
        variantTitle: '',
        quantity: 1,
      }
      const priced = (cents: number) => ({ unitPriceCents: cents, totalCents: cents })
      await db.transaction(async (tx) => {
        await tx.insert(orders).values({
          id,
          referenceHash: id,
          state: paidAt ? 'paid' : 'expired',
          currency: 'chf',
          totalCents: goods + voucher,
          language: 'de',
          provider: 'stripe',
          cancelUrl: '/',
          expiresAt: at,
          requestHash: id,
          placedAt: at,
          paidAt: paidAt ? new Date(paidAt) : null,
          updatedAt: at,
          ...more,
        })
        await tx.insert(orderLines).values([
          { ...line, id: randomUUID(), position: 0, kind: 'goods', ...priced(goods) },
          {
            ...line,
            id: lineId,
            position: 1,
            kind: 'value_voucher',
            voucherCents: voucher,
            ...priced(voucher),
          },
        ])
      })
      return lineId
    },
    /** @param entries cents by moment, the first as issued */
    async voucher(
      orderLineId: string,
      entries: readonly (readonly [moment: string, cents: number])[],
      more: Partial<typeof vouchers.$inferInsert> = {},
    ): Promise<void> {
      const id = more.id ?? randomUUID()
      const [first] = entries
      if (!first) throw new Error('a voucher without an entry')
      await db.insert(vouchers).values({
        id,
        orderLineId,
        kind: 'value',
        initialCents: first[1],
        currency: 'chf',
        codeHash: id,
        lastFour: '0000',
        test: false,
        validUntil: '2036-01-01',
        issuedAt: new Date(first[0]),
        ...more,
      })
      for (const [moment, amountCents] of entries)
        await db.insert(voucherEntries).values({
          voucherId: id,
          at: new Date(moment),
          amountCents,
          cause: amountCents > 0 ? 'issued' : 'redeemed',
        })
    },
    async inquiry(createdAt: string, more: Partial<typeof inquiries.$inferInsert> = {}): Promise<string> {
      const id = randomUUID()
      await db.insert(inquiries).values({
        id,
        referenceHash: id,
        kind: 'team_event',
        language: 'de',
        email: 'team@example.ch',
        message: 'Ein Tag im Wald',
        termsVersion: 'test',
        copied: false,
        contentHash: id,
        createdAt: new Date(createdAt),
        answerDueAt: new Date(createdAt),
        ...more,
      })
      return id
    },
    async quote(createdAt: string, more: Partial<typeof quotes.$inferInsert> = {}): Promise<void> {
      const id = randomUUID()
      const sentAt = new Date(createdAt)
      await db.insert(quotes).values({
        id,
        referenceHash: id,
        state: 'sent',
        document: aQuote({ day: '2026-12-01', validUntil: '2026-12-31' }),
        version: 1,
        sentRevision: 1,
        totalCents: 1000_00,
        validUntil: '2026-12-31',
        sentAt,
        createdAt: sentAt,
        updatedAt: sentAt,
        ...more,
      })
    },
  }
}
