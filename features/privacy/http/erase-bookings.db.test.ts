import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { BOOKING_STATES, type BookingState } from '#features/booking/booking.ts'
import { eraseBookings, readBookingRecords } from '#features/booking/database/booking-personal-data.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { purgeWaitingList } from '#features/booking/database/delete-bookings.server.ts'
import { payOnlineInstead } from '#features/booking/money/pay-online-instead.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { sweepBookings } from '#features/booking/book/sweep-bookings.server.ts'
import { countWaitingBookings } from '#features/booking/staff/staff-read-bookings.server.ts'
import { unlinkBookings } from '#features/voucher/voucher-personal-data.server.ts'
import { openRefundScene } from '#test/bookings/refund-scene.ts'

let email: string

const scene = await forThisFile(openRefundScene())
beforeEach(() => {
  scene.provider.reset()
  email = `${randomUUID()}@example.ch`
})

const sql = async (text: string, values: unknown[] = []) =>
  (await scene.test.database.$client.query(text, values)).rows as Record<string, unknown>[]
const erase = () => eraseBookings({ ...scene.deps, unlinkFromVouchers: unlinkBookings }, email)
const purge = (before: Date) => purgeWaitingList(scene.deps.db, before, 1_000, unlinkBookings)
const isThere = async (id: string) => (await scene.deps.db.$count(bookings, eq(bookings.id, id))) === 1
const kept = async () => {
  const records = await readBookingRecords(scene.deps, email, 'de')
  return new Map(records.map(({ data, keep }) => [String(data['id']), keep]))
}

/** Asked for an invoice, chose to pay online, and paid after the hold, when the places were gone. */
async function paidTooLate() {
  const event = await scene.event({ places: 2 })
  const { booking } = await scene.booked(event, { people: 2, email })
  await scene.deps.db
    .update(bookings)
    .set({ state: 'waitlisted', payment: 'invoice_asked' })
    .where(eq(bookings.id, booking.id))
  await payOnlineInstead(scene.deps, booking.id)
  scene.later(16)
  await sweepBookings(scene.deps)
  await scene.booked(event, { people: 2, email: `${randomUUID()}@example.ch` })
  const paymentId = `late-${booking.id}`
  await scene.pay(booking, 400_00, paymentId)
  scene.provider.answer = 'no'
  await scene.work(paymentId)
  expect(await scene.stored(booking.id)).toMatchObject({ state: 'waitlisted', payment: 'refund_failed' })
  return { id: booking.id, event, paymentId }
}

describe('a waiting booking whose late money could not be paid back', () => {
  it('is kept by an erasure with its payment and its refund, and staff still see that it waits', async () => {
    const { id, paymentId } = await paidTooLate()
    const before = await countWaitingBookings(scene.deps.db, scene.deps.clock())
    expect(await erase()).toEqual({ deleted: 0, trimmed: 0 })
    expect(await scene.stored(id)).toMatchObject({ payment: 'refund_failed', paidCents: 400_00 })
    expect(await sql('select 1 from booking_payments where payment_id = $1', [paymentId])).toHaveLength(1)
    expect(await scene.refundsOf(paymentId)).toMatchObject([{ state: 'failed' }])
    expect(await countWaitingBookings(scene.deps.db, scene.deps.clock())).toBe(before)
  })

  it('is kept after its event with the books, beyond the month of the waiting list', async () => {
    const { id, event, paymentId } = await paidTooLate()
    await sql(
      `update events set starts_local = starts_local - interval '100 days', ends_local = ends_local - interval '100 days' where id = $1`,
      [event],
    )
    await purge(scene.deps.clock())
    expect(await isThere(id)).toBe(true)
    expect(await scene.refundsOf(paymentId)).toHaveLength(1)
    expect(await kept()).toEqual(new Map([[id, 'books']]))
  })
})

describe('a booking whose payment is being processed when its hold ends', () => {
  async function processing(way: 'online' | 'invoice') {
    const { booking } = await scene.booked(await scene.event(), { people: 2, email, way })
    if (way === 'invoice') {
      await scene.deps.db
        .update(bookings)
        .set({ state: 'waitlisted', payment: 'invoice_asked' })
        .where(eq(bookings.id, booking.id))
      await payOnlineInstead(scene.deps, booking.id)
    }
    const paymentId = `slow-${booking.id}`
    await recordBookingPayment(scene.deps, { ...scene.about(booking.id, paymentId), kind: 'processing' })
    scene.later(16)
    await sweepBookings(scene.deps)
    return { booking, paymentId }
  }

  it.each([
    ['online', 'cancelled'],
    ['invoice', 'waitlisted'],
  ] as const)(
    'is kept (%s, then %s) until no money can arrive, so that the money has its booking',
    async (way, state) => {
      const { booking, paymentId } = await processing(way)
      expect(await scene.stored(booking.id)).toMatchObject({ state, paidCents: 0 })
      expect(await kept()).toEqual(new Map([[booking.id, 'running']]))
      expect(await erase()).toEqual({ deleted: 0, trimmed: 0 })
      expect(await scene.pay(booking, 400_00, paymentId)).toBe('applied')
      expect(await scene.stored(booking.id)).toMatchObject({ state: 'confirmed', paidCents: 400_00 })
    },
  )

  it.each(['online', 'invoice'] as const)(
    'is deleted (%s) two weeks later, when none has arrived',
    async (way) => {
      const { booking } = await processing(way)
      scene.later(15 * 24 * 60)
      expect(await kept()).toEqual(new Map([[booking.id, null]]))
      expect(await erase()).toEqual({ deleted: 1, trimmed: 0 })
    },
  )
})

/** What may have become of the money, as columns of the booking. */
const MONEY = {
  none: '',
  paid: 'paid_cents = 20000',
  'to be paid back': `paid_cents = 20000, payment = 'refund_due'`,
  'not paid back': `paid_cents = 20000, payment = 'refund_failed'`,
  'paid back': `paid_cents = 20000, refunded_cents = 20000, payment = 'refunded'`,
  'a new voucher': `paid_cents = 20000, credited_cents = 20000, payment = 'refunded'`,
  disputed: 'paid_cents = 20000, contested_cents = 20000',
  'taken back by the bank': 'paid_cents = 20000, withdrawn_cents = 20000',
  'by voucher': 'voucher_cents = 20000',
  'a fee': `fee_cents = 5000, payment = 'invoiced'`,
} as const

/** What may be known of money only from other rows. */
const ELSEWHERE = {
  'of another amount': `insert into booking_events (booking_id, at, action) values ($1, now(), 'amount_mismatch')`,
  'that went again': `insert into booking_events (booking_id, at, action) values ($1, now(), 'paid')`,
  'in the wrong mode': `insert into booking_events (booking_id, at, action) values ($1, now(), 'wrong_mode')`,
  'paid back to another for its places': `with given as (
      insert into booking_events (booking_id, at, action)
      select id, now(), 'cancelled' from bookings where id <> $1 limit 1 returning id)
    insert into booking_replacements (given_up_id, replaced_by_id, places, back_cents, at)
    select id, $1, 1, 5000, now() from given`,
}

/** A booking in each state with each kind of money, of an event of long ago. */
async function everyBooking() {
  const event = await scene.event({ days: -100, places: 1000, taken: 1000 })
  const rows: { id: string; state: BookingState; money: string }[] = []
  for (const state of BOOKING_STATES)
    for (const money of [...Object.keys(MONEY), ...Object.keys(ELSEWHERE)]) {
      const id = randomUUID()
      await sql(
        `insert into bookings (id, reference_hash, event_id, state, payment, people, language, name, email, total_cents, terms_version, terms_accepted_at, provider, request_hash, held_until, created_at, updated_at)
         values ($1, $2, $3, $4, 'open', 1, 'de', 'Lia', $5, 20000, 't', now(), 'testkasse', 'x', $6, now(), now() - interval '90 days')`,
        [id, id, event, state, email, state === 'held' ? scene.deps.clock() : null],
      )
      const columns: string | undefined = MONEY[money as keyof typeof MONEY]
      if (columns) await sql(`update bookings set ${columns} where id = $1`, [id])
      const elsewhere = ELSEWHERE[money as keyof typeof ELSEWHERE]
      if (elsewhere) await sql(elsewhere, [id])
      rows.push({ id, state, money })
    }
  return rows
}

describe('of bookings in any state and with money of any kind', () => {
  const isNothing = ({ state, money }: { state: BookingState; money: string }) =>
    money === 'none' && (state === 'waitlisted' || state === 'cancelled')

  it.each([
    ['an erasure', erase],
    ['the retention of the waiting list', () => purge(scene.deps.clock())],
  ])('%s takes those alone that came to nothing, as the person was told', async (_name, forget) => {
    const rows = await everyBooking()
    const reasons = await kept()
    expect(rows.filter(({ id }) => reasons.get(id) === null)).toEqual(rows.filter(isNothing))
    await forget()
    const left = await kept()
    expect(rows.filter(({ id }) => !left.has(id))).toEqual(rows.filter(isNothing))
  })
})
