import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { recordInvoicePaid } from '#features/booking/staff/staff-settle-booking.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { revenueCents, sumRevenue } from '#features/figures/revenue.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { billBooking } from '#test/bookings/bill-booking.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { readFigures } from './read-figures.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'

let scene: BookingScene
beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.test.close())

/** Of all years that the tests' events are in, and the places of them. */
async function counted() {
  const now = scene.deps.clock()
  const years = [0, 1].map((more) => Number(swissTime(now).day.slice(0, 4)) + more)
  const facts = { now, names: FILE_MESSAGES.offer.namesIn('de'), services: FIRST_SERVICE_IDS }
  const figures = await Promise.all(years.map((year) => readFigures(scene.deps.db, { ...facts, year })))
  return {
    cents: figures.reduce((sum, { revenue }) => sum + revenueCents(sumRevenue(revenue.year.months)), 0),
    places: figures.flatMap(({ occupancy }) => occupancy).reduce((sum, { taken }) => sum + taken, 0),
  }
}

/** What the figures count more of afterwards. */
async function countedBy(change: () => Promise<unknown>) {
  const before = await counted()
  await change()
  const after = await counted()
  return { cents: after.cents - before.cents, places: after.places - before.places }
}

const ofBooking = async (id: string) => (await scene.stored(id)).test

it('a booking on invoice counts from its first day while the Testkasse is on, and cash makes no test of it', async () => {
  const eventId = await scene.event()
  let id = ''
  const booked = await countedBy(async () => {
    const { booking } = await scene.booked(eventId, { way: 'invoice', people: 2 })
    id = booking.id
  })
  const { totalCents } = await scene.stored(id)
  expect(booked).toEqual({ cents: totalCents, places: 2 })
  expect((await recordInvoicePaid(scene.deps, id, STAFF, totalCents, 'cash')).ok).toBe(true)
  expect([await ofBooking(id), await countedBy(async () => undefined)]).toEqual([
    false,
    { cents: 0, places: 0 },
  ])
})

it('one paid at the Testkasse counts nowhere', async () => {
  const eventId = await scene.event()
  let id = ''
  expect(
    await countedBy(async () => {
      const { booking } = await scene.booked(eventId, { way: 'online' })
      id = booking.id
      await scene.paid(id, booking.totalCents)
    }),
  ).toEqual({ cents: 0, places: 0 })
  expect(await ofBooking(id)).toBe(true)
})

it('an invoice paid there makes a test of its booking, one paid by transfer does not', async () => {
  const pay = async (invoiceId: string, amountCents: number) => {
    const event = {
      kind: 'paid' as const,
      id: randomUUID(),
      occurredAt: scene.deps.clock(),
      orderId: invoiceId,
      sessionId: null,
      paymentId: `pay-${invoiceId}`,
      amountCents,
      currency: 'chf',
      customer: { name: null, email: null, phone: null, shippingAddress: null },
      termsAccepted: true,
    }
    return recordInvoicePayment(scene.deps, event)
  }
  const { booking: first } = await scene.booked(await scene.event(), { way: 'invoice' })
  await billBooking(scene, first.id, 0)
  const [invoice] = await scene.deps.db.select().from(invoices).where(eq(invoices.sourceId, first.id))
  expect(await pay(invoice?.id ?? '', first.totalCents)).toBe('applied')
  const { booking: second } = await scene.booked(await scene.event(), { way: 'invoice' })
  await billBooking(scene, second.id, 100)
  expect([await ofBooking(first.id), await ofBooking(second.id)]).toEqual([true, false])
})

it('what went back to the Testkasse is a test no more: what is paid instead counts', async () => {
  const { booking } = await scene.booked(await scene.event(), { way: 'online', people: 2 })
  const id = randomUUID()
  await scene.paid(booking.id, booking.totalCents, id)
  const event = {
    kind: 'refunded' as const,
    id: randomUUID(),
    occurredAt: scene.deps.clock(),
    orderId: booking.id,
    sessionId: null,
  }
  await recordBookingPayment(scene.deps, {
    ...event,
    paymentId: `pay-${id}`,
    refundedCents: booking.totalCents,
    refundId: null,
  } as never)
  expect(await scene.stored(booking.id)).toMatchObject({
    refundedCents: booking.totalCents,
    testCents: 0,
    test: false,
  })
})

it('a voucher is as real as what it was bought with', async () => {
  const real = await scene.voucher({ kind: 'course', level: 1, amountCents: 500_00 })
  const test = await scene.voucher({ kind: 'course', level: 1, amountCents: 500_00, test: true })
  const paidBy = async ({ code }: { code: string }) =>
    (await scene.booked(await scene.event(), { voucher: code, way: 'online' })).booking
  const [ofReal, ofTest] = [await paidBy(real), await paidBy(test)]
  expect([ofReal.payment, ofReal.test, ofTest.payment, ofTest.test]).toEqual([
    'nothing_due',
    false,
    'nothing_due',
    true,
  ])
})

it('what a site booked with the Testkasse on is mended when it is brought up to date', async () => {
  const { db } = scene.deps
  const { booking: onInvoice } = await scene.booked(await scene.event(), { way: 'invoice' })
  const { booking: card } = await scene.booked(await scene.event(), { way: 'online' })
  await scene.paid(card.id, card.totalCents)
  const { id: voucherId } = await scene.voucher({ kind: 'value', amountCents: 100_00, test: true })
  const { $client } = db
  await $client.query(`alter table bookings drop column test, drop column test_cents`)
  await $client.query(`alter table bookings add column test boolean not null default true`)
  const sql = readFileSync(new URL('../../../db/migrations/0003_test_money.sql', import.meta.url), 'utf8')
  for (const statement of sql.split('--> statement-breakpoint')) await $client.query(statement)
  const rows = await db.select().from(bookings)
  const found = (id: string) => rows.find((row) => row.id === id)
  expect(found(onInvoice.id)).toMatchObject({ test: false, testCents: 0 })
  expect(found(card.id)).toMatchObject({ test: true, testCents: card.totalCents })
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  expect(voucher?.test).toBe(true)
})
