import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { eq } from 'drizzle-orm'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { revenueCents, sumRevenue } from '#features/figures/revenue.ts'
import { figuresScene } from '#test/figures-scene.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { readFigures } from './read-figures.server.ts'

let add: ReturnType<typeof figuresScene>
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  add = figuresScene(test.database)
})
beforeEach(() =>
  emptyTables(test.database, 'events', 'bookings', 'invoices', 'orders', 'vouchers', 'inquiries', 'quotes'),
)

const NOW = new Date('2026-11-27T10:00:00Z')
const read = (year?: number, now = NOW) =>
  readFigures(test.database, {
    year,
    now,
    names: FILE_MESSAGES.offer.namesIn('de'),
    services: FIRST_SERVICE_IDS,
  })
const bookedIn = ({ months }: { months: { bookedCents: number }[] }) =>
  months.map((month) => month.bookedCents)

it('is empty for an empty year, and offers only that year', async () => {
  const { revenue, occupancy, conversion, liability, years, year, until } = await read()
  expect([years, year, until]).toEqual([[2026], 2026, '2026-11-27'])
  expect(revenueCents(sumRevenue(revenue.year.months))).toBe(0)
  expect(occupancy).toEqual([])
  expect(conversion).toEqual({ requests: 0, quoted: 0, accepted: 0, quotedCents: 0, acceptedCents: 0 })
  expect([liability.nowCents, liability.vouchers, liability.ends.length]).toEqual([0, 0, 12])
})

it('counts bookings in the month of their event, moved ones once, cancelled ones with their fee, test payments never', async () => {
  const march = await add.event('2026-03-14')
  const may = await add.event('2026-05-02')
  await add.booking(march, { totalCents: 200_00, state: 'attended' })
  await add.booking(march, { totalCents: 210_00, state: 'no_show' })
  await add.booking(march, { totalCents: 220_00, state: 'moved', payment: 'nothing_due' })
  await add.booking(may, { totalCents: 220_00 })
  // Paid, and what exceeds the fee went back.
  const cancelled = { totalCents: 300_00, paidCents: 300_00, refundedCents: 150_00, feeCents: 150_00 }
  await add.booking(may, { ...cancelled, state: 'cancelled', payment: 'refunded' })
  await add.booking(may, { totalCents: 500_00, state: 'cancelled', payment: 'nothing_due' })
  // A hold that nobody paid, given up late.
  await add.booking(may, { totalCents: 500_00, feeCents: 250_00, state: 'cancelled', payment: 'nothing_due' })
  await add.booking(may, { totalCents: 999_00, paidCents: 999_00, testCents: 999_00 })
  // Half at the Testkasse, half in cash.
  await add.booking(may, { totalCents: 60_00, paidCents: 60_00, testCents: 30_00 })
  await add.booking(may, { totalCents: 400_00, state: 'waitlisted', payment: 'open' })
  await add.booking(may, { totalCents: 450_00, state: 'held', payment: 'open', heldUntil: NOW })
  const { revenue } = await read()
  expect(bookedIn(revenue.year)).toEqual([0, 0, 410_00, 0, 400_00, 0, 0, 0, 0, 0, 0, 0])
})

it('parts years and the comparison at Swiss midnight', async () => {
  await add.booking(await add.event('2025-12-31'), { totalCents: 10_00 })
  await add.booking(await add.event('2026-01-01'), { totalCents: 20_00 })
  await add.booking(await add.event('2025-11-27'), { totalCents: 1_00 })
  await add.booking(await add.event('2025-11-28'), { totalCents: 2_00 })
  await add.booking(await add.event('2026-11-27'), { totalCents: 4_00 })
  await add.booking(await add.event('2026-11-28'), { totalCents: 8_00 })
  await add.booking(await add.event('2027-01-01'), { totalCents: 5000_00 })
  await add.booking(await add.event('2024-12-31'), { totalCents: 6000_00 })
  // 23.30 UTC is the next day in Switzerland.
  await add.order('2025-12-31T22:30:00Z', { goods: 100_00 })
  await add.order('2025-12-31T23:30:00Z', { goods: 1000_00 })
  const { revenue, years } = await read()
  const { year, before } = revenue
  expect(years).toEqual([2027, 2026, 2025, 2024])
  expect([year.months[0], before.months[11]]).toEqual([
    { bookedCents: 20_00, goodsCents: 1000_00, invoicedCents: 0, vouchersCents: 0 },
    { bookedCents: 10_00, goodsCents: 100_00, invoicedCents: 0, vouchersCents: 0 },
  ])
  expect(revenueCents(sumRevenue(year.months))).toBe(20_00 + 4_00 + 8_00 + 1000_00)
  expect(revenueCents(year.untilDay)).toBe(20_00 + 4_00 + 1000_00)
  expect(revenueCents(before.untilDay)).toBe(1_00)
  const past = await read(2025)
  expect(past.until).toBe('2025-12-31')
  expect(revenueCents(past.revenue.year.untilDay)).toBe(1_00 + 2_00 + 10_00 + 100_00)
  // The last half hour of the year in UTC is the next year's here.
  expect((await read(undefined, new Date('2026-12-31T23:30:00Z'))).year).toBe(2027)
})

it('subtracts refunds from the month of the sale, goods before vouchers, and counts vouchers separately', async () => {
  const june = '2026-06-10T10:00:00Z'
  await add.order(june, { goods: 100_00, voucher: 50_00 })
  await add.order(june, { goods: 100_00, voucher: 50_00, refundedCents: 30_00, state: 'partially_refunded' })
  await add.order(june, { goods: 10_00, voucher: 50_00, refundedCents: 30_00, state: 'partially_refunded' })
  await add.order(june, { goods: 70_00, refundedCents: 70_00, state: 'refunded' })
  await add.order(june, { goods: 70_00, withdrawnCents: 70_00 })
  const paidWith = await add.order(june, { voucher: 200_00, test: true })
  await add.voucher(paidWith, [[june, 200_00]], { id: '7d0d4a5b-0000-4000-8000-000000000000', test: true })
  const part = { voucherId: '7d0d4a5b-0000-4000-8000-000000000000', voucherCents: 40_00 }
  await add.order(june, { goods: 40_00, ...part })
  await add.order(june, { goods: 40_00, ...part, state: 'refunded', voucherReturnedAt: NOW })
  // A piece of two went back, both times onto its voucher.
  await add.order(june, { goods: 40_00, ...part, voucherReturnedCents: 20_00 })
  await add.order(june, { goods: 999_00, test: true })
  await add.order(null, { goods: 999_00 })
  const { revenue } = await read()
  expect(revenue.year.months[5]).toEqual({
    bookedCents: 0,
    goodsCents: 100_00 + 70_00 + 40_00 + 20_00,
    invoicedCents: 0,
    vouchersCents: 50_00 + 50_00 + 30_00,
  })
})

it('sets taken against offered places of public dates, by service in the order of the site', async () => {
  const group = await add.event('2026-02-01', { serviceId: 'back-to-the-roots', places: 20 })
  const course = await add.event('2026-12-05', { blocked: 3 })
  await add.event('2026-04-01')
  await add.event('2026-04-02', { serviceId: null, places: 6, taken: 0 })
  const off = await add.event('2026-04-03', { state: 'cancelled' })
  await add.event('2026-04-04', { public: false })
  await add.event('2026-04-05', { places: null })
  await add.event('2025-04-05')
  await add.booking(group, { people: 7, state: 'attended' })
  await add.booking(course, { people: 2 })
  await add.booking(course, { people: 4, paidCents: 40_00, testCents: 40_00 })
  await add.booking(course, { people: 1, state: 'cancelled', payment: 'nothing_due' })
  await add.booking(off, { people: 5 })
  const { occupancy } = await read()
  expect(occupancy).toEqual([
    { serviceId: 'aufbruch', name: 'Aufbruch', events: 2, taken: 5, places: 20 },
    { serviceId: 'back-to-the-roots', name: 'Back to the Roots', events: 1, taken: 7, places: 20 },
    { serviceId: null, name: null, events: 1, taken: 0, places: 6 },
  ])
})

it('follows requests to their quotes, each once, at any time of the answer', async () => {
  const acceptance = {
    version: 1,
    name: 'Petra Muster',
    company: '',
    street: '',
    postalCode: '',
    city: '',
    orderNumber: '',
    date: null,
    termsVersion: 'test',
    at: '2027-01-02T00:00:00Z',
    staffId: null,
  }
  const accepted = { state: 'accepted' as const, acceptance }
  await add.inquiry('2026-02-01T12:00:00Z')
  const twice = await add.inquiry('2026-02-02T12:00:00Z')
  await add.quote('2026-02-03T12:00:00Z', { inquiryId: twice, state: 'declined' })
  await add.quote('2027-01-01T12:00:00Z', { inquiryId: twice, ...accepted, totalCents: 1500_00 })
  const project = await add.inquiry('2026-12-31T22:30:00Z', { kind: 'project' })
  await add.quote('2027-01-05T12:00:00Z', { inquiryId: project })
  await add.inquiry('2026-12-31T23:30:00Z')
  await add.inquiry('2026-03-01T12:00:00Z', { kind: 'contact' })
  await add.inquiry('2026-03-01T12:00:00Z', { botSignals: ['trap'] })
  await add.quote('2026-05-01T12:00:00Z')
  // Its request is kept no longer.
  await add.quote('2026-05-01T12:00:00Z', { inquiryId: '4d0d4a5b-0000-4000-8000-000000000000', ...accepted })
  await add.quote('2026-05-01T12:00:00Z', { state: 'draft', version: 0, sentAt: null })
  const { conversion } = await read()
  expect(conversion).toEqual({
    requests: 5,
    quoted: 4,
    accepted: 2,
    quotedCents: 1000_00 + 1500_00 + 1000_00 + 1000_00 + 1000_00,
    acceptedCents: 1500_00 + 1000_00,
  })
})

it('sums the liability of sold vouchers at the ends of Swiss months and now, without expired and test ones', async () => {
  const line = await add.order('2025-06-01T12:00:00Z', { voucher: 300_00 })
  await add.voucher(line, [
    ['2025-06-01T12:00:00Z', 300_00],
    // Still December in Switzerland, already January there: 23.30 UTC.
    ['2025-12-31T22:30:00Z', -50_00],
    ['2026-01-31T23:30:00Z', -70_00],
    ['2026-11-20T12:00:00Z', -30_00],
  ])
  await add.voucher(line, [['2025-06-01T12:00:00Z', 80_00]], { validUntil: '2026-03-31' })
  await add.voucher(line, [['2025-06-01T12:00:00Z', 20_00]], { validUntil: '2026-04-29' })
  await add.voucher(line, [['2025-06-01T12:00:00Z', 999_00]], { test: true })
  await add.voucher(line, [
    ['2026-05-01T12:00:00Z', 40_00],
    ['2026-05-02T12:00:00Z', -40_00],
  ])
  const { liability } = await read()
  expect(liability.ends.map(({ month, cents }) => [month, cents / 100])).toEqual([
    ['2025-11', 400],
    ['2025-12', 350],
    ['2026-01', 350],
    ['2026-02', 280],
    ['2026-03', 280],
    ['2026-04', 180],
    ['2026-05', 180],
    ['2026-06', 180],
    ['2026-07', 180],
    ['2026-08', 180],
    ['2026-09', 180],
    ['2026-10', 180],
  ])
  expect([liability.nowCents, liability.vouchers]).toEqual([150_00, 1])
})

it('counts invoices by hand and of projects in the month of the work, less credit notes, and of lost ones what was paid', async () => {
  await add.invoice({ totalCents: 1000_00, performedFrom: '2026-02-27', performedTo: '2026-03-02' })
  await add.invoice({ totalCents: 500_00, source: 'offer', sourceId: randomUUID(), issuedOn: '2026-03-09' })
  const credited = await add.invoice({ totalCents: 300_00, issuedOn: '2026-05-01' })
  await add.invoice({ kind: 'credit_note', correctsId: credited, totalCents: 100_00, issuedOn: '2026-06-01' })
  await test.database.update(invoices).set({ creditedCents: 100_00 }).where(eq(invoices.id, credited))
  const lost = { state: 'written_off' as const, writtenOffReason: 'Konkurs', issuedOn: '2026-07-01' }
  await add.invoice({ ...lost, totalCents: 700_00 })
  await add.invoice({ totalCents: 999_00, source: 'booking', sourceId: randomUUID(), issuedOn: '2026-08-01' })
  await add.invoice({ totalCents: 999_00, source: 'order', sourceId: randomUUID(), issuedOn: '2026-08-01' })
  await add.invoice({ totalCents: 40_00, issuedOn: '2024-04-01' })
  const { revenue, years } = await read()
  expect(revenue.year.months.map(({ invoicedCents }) => invoicedCents)).toEqual([
    0, 0, 1500_00, 0, 200_00, 0, 0, 0, 0, 0, 0, 0,
  ])
  expect(years).toEqual([2026, 2025, 2024])
})
