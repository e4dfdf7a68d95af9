import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { BookingForm } from '#features/booking/rules/booking-form.schema.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { type Booked, bookSpots } from '#features/booking/book/book-spots.server.ts'
import type { BookSpotsInput } from '#features/booking/book/booking-input.server.ts'
import { findBooking, type StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { issueVouchers } from '#features/voucher/issue-vouchers.server.ts'
import { voucherCode } from '#features/voucher/voucher-code.server.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { swissTime } from '#i18n/format-date.ts'
import { testkassePayments } from '#platform/payments/testkasse/testkasse-payments.ts'
import { bookingVoucherPort, eventsPort } from '#features/booking/http/booking-ports.ts'
import { bookingInvoices } from '#features/invoice/http/booking-invoices.ts'
import { invoiceSources } from '#features/invoice/http/invoice-sources.ts'
import { invoiceTerms } from '#features/invoice/http/invoice-terms.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { INVOICE_FACTS } from '../invoice-samples.ts'
import { fileVersions } from '../legal/file-versions.ts'
import { accepted } from '../results.ts'
import { forThisFile } from '../for-this-file.ts'

export type BookingScene = Awaited<ReturnType<typeof openBookingScene>>

/** For all tests of a file. */
export const bookingScene = () => forThisFile(openBookingScene())

/** Own database, Testkasse and test clock. */
export async function openBookingScene() {
  const test: TestDatabase = await createTestDatabase()
  const { database: db } = test
  const key = Buffer.alloc(32, 9)
  let shift = 0
  const clock = () => new Date(Date.now() + shift)
  const bookedEvents = eventsPort(() => FIRST_OFFER)
  const ownerEmail = () => 'owner@example.ch'
  const invoicing = {
    key,
    clock,
    events: bookedEvents,
    /** With a company, an account and 30 days to pay. */
    terms: () => invoiceTerms(INVOICE_FACTS),
    sourceOf: invoiceSources({ events: bookedEvents, key, ownerEmail }),
  }
  const deps: BookingDeps = {
    ...invoicing,
    db,
    invoices: bookingInvoices(invoicing),
    vouchers: bookingVoucherPort({ acceptTest: true, key }),
    payments: testkassePayments({ db, key, clock, publicUrl: 'http://site.test' }),
    publicUrl: 'http://site.test',
    invoicePercent: 100,
    invoiceFor: 'companies',
    ownerEmail,
    legal: fileVersions,
  }
  const bookWith = (
    changed: BookingDeps,
    eventId: string,
    form: Partial<BookingForm> = {},
    more: Partial<BookSpotsInput> = {},
  ) =>
    bookSpots(changed, {
      form: { ...BOOKING_FORM, eventId, ...form },
      language: 'de',
      termsVersion: 'test',
      ...more,
    })
  const book = (eventId: string, form?: Partial<BookingForm>, more?: Partial<BookSpotsInput>) =>
    bookWith(deps, eventId, form, more)
  async function stored(id: string): Promise<StoredBooking> {
    const row = await findBooking(db, { id })
    if (!row) throw new Error('no such booking')
    return row
  }
  async function takenOf(eventId: string) {
    const [row] = await db.select({ taken: events.taken }).from(events).where(eq(events.id, eventId))
    return row?.taken
  }
  async function newsTo(email: string) {
    const rows = await db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
      .orderBy(outgoingMails.createdAt)
    return rows.map(({ payload }) => (payload as { news: string }).news)
  }
  async function balanceOf(voucherId: string): Promise<number> {
    const { rows } = await db.$client.query(
      'select sum(amount_cents)::int as balance from voucher_entries where voucher_id = $1',
      [voucherId],
    )
    return rows[0].balance
  }
  return {
    test,
    deps,
    later(minutes: number) {
      shift += minutes * 60_000
    },
    async event({
      places = 12,
      days = 30,
      ...more
    }: Partial<typeof events.$inferInsert> & { days?: number } = {}) {
      const { day } = swissTime(new Date(clock().getTime() + days * 86_400_000))
      const id = randomUUID()
      await db.insert(events).values({
        id,
        serviceId: 'aufbruch',
        title: { de: 'Aufbruch' },
        place: { de: 'Zugerberg' },
        startsLocal: `${day} 09:00:00`,
        endsLocal: `${day} 17:00:00`,
        places,
        ...more,
      })
      return id
    },
    book,
    bookWith,
    async booked(...args: Parameters<typeof book>): Promise<Booked & { id: string }> {
      const booked = await accepted(book(...args))
      return { ...booked, id: booked.booking.id }
    },
    /** Payment event of the provider. */
    paid: (bookingId: string, amountCents: number, id: string = randomUUID()) =>
      recordBookingPayment(deps, {
        kind: 'paid',
        id,
        occurredAt: clock(),
        orderId: bookingId,
        sessionId: null,
        paymentId: `pay-${id}`,
        amountCents,
        currency: 'chf',
        customer: { name: null, email: null, phone: null, shippingAddress: null },
        termsAccepted: true,
      }),
    stored,
    async expectStored(id: string, expected: Partial<Record<keyof StoredBooking, unknown>>) {
      expect(await stored(id)).toMatchObject(expected)
    },
    takenOf,
    async expectTaken(eventId: string, places: number) {
      expect(await takenOf(eventId)).toBe(places)
    },
    bookingsOf: (eventId: string) => db.select().from(bookings).where(eq(bookings.eventId, eventId)),
    newsTo,
    /** All that was mailed to them, in this order. */
    async expectNews(email: string, news: string[]) {
      expect(await newsTo(email)).toEqual(news)
    },
    /** @param sold of a voucher for an amount, that in Rappen @returns its code. */
    async voucher(
      sold: number | { kind: 'course' | 'value'; level?: number; amountCents: number; test?: boolean },
    ) {
      const voucher = typeof sold === 'number' ? { kind: 'value' as const, amountCents: sold } : sold
      const lineId = await soldLine(test)
      const [id] = await db.transaction((tx) =>
        issueVouchers(
          tx,
          key,
          [{ orderLineId: lineId, currency: 'chf', quantity: 1, level: null, ...voucher }],
          { test: 'test' in voucher && voucher.test === true, now: clock(), years: 10 },
        ),
      )
      return { id: id ?? '', code: voucherCode(key, id ?? '') }
    },
    /** Who bought it, and for whom. @returns the order's number */
    async sellVoucher(
      voucherId: string,
      { name, email, gift }: { name: string; email: string; gift?: VoucherGift },
    ): Promise<number> {
      const [sold] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
      const [line] = await db
        .update(orderLines)
        .set({ gift: gift ?? null })
        .where(eq(orderLines.id, sold?.orderLineId ?? ''))
        .returning()
      const [order] = await db
        .update(orders)
        .set({ customerName: name, customerEmail: email, paidAt: clock() })
        .where(eq(orders.id, line?.orderId ?? ''))
        .returning()
      return order?.number ?? 0
    },
    balanceOf,
    async expectBalance(voucherId: string, cents: number) {
      expect(await balanceOf(voucherId)).toBe(cents)
    },
    /** Waits until a transaction blocks on a row lock. */
    async waitingForALock(): Promise<void> {
      await expect
        .poll(async () => {
          const { rows } = await db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBeGreaterThan(0)
    },
    close: () => test.close(),
  }
}

/** Valid invoice booking without event, number and payment way. */
export const BOOKING_FORM: BookingForm = {
  eventId: '',
  people: 1,
  name: 'Leitung Beispiel',
  email: 'leitung@example.ch',
  phone: '',
  way: 'invoice',
  company: 'Beispiel AG',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
  note: '',
  noteConsent: false,
  voucher: '',
  waitIfFull: false,
  terms: true,
}

async function soldLine({ database }: TestDatabase): Promise<string> {
  const orderId = randomUUID()
  const lineId = randomUUID()
  const client = await database.$client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into orders (id, reference_hash, state, currency, total_cents, language, provider, cancel_url, expires_at, request_hash, placed_at, updated_at)
       values ($1, $2, 'paid', 'chf', 20000, 'de', 'testkasse', '/', now(), 'x', now(), now())`,
      [orderId, orderId],
    )
    await client.query(
      `insert into order_lines (id, order_id, position, kind, product_id, variant_id, product_title, variant_title, voucher_cents, quantity, unit_price_cents, total_cents)
       values ($1, $2, 0, 'value_voucher', 'p', 'v', 'Gutschein', '', 20000, 1, 20000, 20000)`,
      [lineId, orderId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return lineId
}
