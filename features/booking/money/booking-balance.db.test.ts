import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { suspendVouchers, voidVouchers } from '../../voucher/void-vouchers.server.ts'
import { vouchers } from '../../voucher/voucher.tables.server.ts'
import { refundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { recordInvoicePaid } from '../staff/staff-settle-booking.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { viewBooking } from '../change/view-booking.server.ts'
import { voucherOutcome } from '../rules/voucher-summary.ts'
import { accepted } from '#test/results.ts'

const {
  provider,
  deps,
  stored,
  event: newEvent,
  voucher: newVoucher,
  booked,
  pay,
  paidBooking,
  work,
  expectBalance,
  later,
} = await refundScene()
beforeEach(() => provider.reset())

async function eventOf(id: string) {
  const event = await deps.events.find(deps.db, id, 'de')
  if (!event) throw new Error('no event')
  return event
}

async function balanceOf(id: string) {
  const booking = await stored(id)
  const { db, clock, vouchers: port } = deps
  const event = await eventOf(booking.eventId)
  return viewBooking(db, booking, { reference: 'r', event, now: clock(), vouchers: port })
}

async function ofStaff(id: string) {
  const { eventId } = await stored(id)
  const { db, clock } = deps
  const all = await readStaffBookings(db, deps, await eventOf(eventId), clock())
  return all.find((booking) => booking.id === id)
}

async function lastFourOf(voucherId: string) {
  const [row] = await deps.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  return { lastFour: row?.lastFour, line: row?.orderLineId ?? '' }
}

/** Days before the event at which cancelling costs half. */
const SOON = 10

describe('the preview of a cancellation equals its result', () => {
  it.each([
    ['in time, by money', 30, { way: 'online' as const, people: 3 }, undefined],
    ['late, by money', SOON, { way: 'online' as const, people: 3 }, undefined],
    ['too late, by money', 1, { way: 'online' as const }, undefined],
    ['late, by money and a voucher', SOON, { way: 'online' as const, people: 2 }, 100_00],
    ['late, by a voucher alone', SOON, { way: 'invoice' as const }, 250_00],
    ['late, a voucher below the fee and an invoice', SOON, { way: 'invoice' as const, people: 2 }, 50_00],
    ['late, by money and a course voucher', SOON, { way: 'online' as const, people: 2 }, 'course' as const],
    ['late, by a course voucher alone', SOON, { way: 'invoice' as const }, 'course' as const],
    ['too late, by a course voucher alone', 1, { way: 'invoice' as const }, 'course' as const],
  ])('%s', async (_name, days, form, by) => {
    const event = await newEvent({ days })
    const voucher =
      by === 'course'
        ? await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
        : by && (await newVoucher(by))
    const { booking } = await booked(event, { ...form, voucher: voucher ? voucher.code : '' })
    const due = booking.totalCents - booking.voucherCents
    if (form.way === 'online') await pay(booking, due, `pay-${booking.id}`)
    const before = await balanceOf(booking.id)
    expect(before.account).toBeNull()
    await accepted(cancelBooking(deps, booking.id, { seen: before.seen }))
    const after = await balanceOf(booking.id)
    expect(after.account).toEqual(before.onCancel?.account)
    if (voucher && after.voucherBackCents > 0 && by !== 'course')
      expect(after.voucher?.worthCents).toBe(before.onCancel?.voucher?.worthCents)
    expect(after.onCancel).toBeNull()
    expect(await ofStaff(booking.id)).toMatchObject({
      account: after.account,
      voucher: after.voucher,
      voucherBackCents: after.voucherBackCents,
      voucherLostCents: after.voucherLostCents,
    })
  })
})

it('paid 600, kept 300, returned 300: pending, then sent', async () => {
  const { id, paymentId } = await paidBooking({ people: 3 }, SOON)
  await cancelBooking(deps, id)
  const account = { paidCents: 600_00, keptCents: 300_00, dueCents: 0 }
  expect((await balanceOf(id)).account).toMatchObject({ ...account, refundCents: 300_00, refundedCents: 0 })
  await work(paymentId)
  expect((await balanceOf(id)).account).toMatchObject({ ...account, refundCents: 0, refundedCents: 300_00 })
})

describe('the voucher of a cancelled booking', () => {
  async function cancelled(days = 30, kind: 'value' | 'course' = 'value') {
    const voucher = await newVoucher({
      kind,
      amountCents: 250_00,
      ...(kind === 'course' && { level: 1 }),
    })
    const { booking } = await booked(await newEvent({ days }), { voucher: voucher.code })
    return { ...voucher, booking, ...(await lastFourOf(voucher.id)) }
  }
  const newsOf = async (id: string) => {
    const { voucher, voucherBackCents, voucherLostCents, account, state, payment } = await balanceOf(id)
    const backCents = voucherBackCents + voucherLostCents
    const keptCents = account ? account.byVoucherCents - backCents : 0
    const wasHeld = state === 'cancelled' && payment === 'open'
    return voucher && voucherOutcome(voucher, { backCents, keptCents, wasHeld })
  }

  it('is shown with its current value', async () => {
    const { booking, lastFour } = await cancelled()
    await cancelBooking(deps, booking.id)
    expect(await balanceOf(booking.id)).toMatchObject({
      voucher: { lastFour, worthCents: 250_00, standing: 'valid' },
      voucherBackCents: 200_00,
    })
    expect(await newsOf(booking.id)).toBe('valueBack')
  })

  it('is shown after fewer people too', async () => {
    const { id: voucherId, code } = await newVoucher(400_00)
    const { id } = await booked(await newEvent(), { voucher: code, people: 2 })
    await changePeople(deps, id, 1)
    await expectBalance(voucherId, 200_00)
    expect(await newsOf(id)).toBe('valueBack')
    await cancelBooking(deps, id)
    expect((await balanceOf(id)).account).toMatchObject({
      paidCents: 400_00,
      voucherBackCents: 400_00,
    })
  })

  it('is shown when the event is called off, and when its hold ran out', async () => {
    const off = await cancelled()
    await deps.db.transaction((tx) =>
      cancelBookingsOfEvent(tx, deps, off.booking.eventId, '00000000-0000-4000-8000-000000000001'),
    )
    expect(await newsOf(off.booking.id)).toBe('valueBack')
    const { code } = await newVoucher(100_00)
    const { id } = await booked(await newEvent(), { voucher: code, way: 'online' })
    later(16)
    await sweepBookings(deps)
    expect(await newsOf(id)).toBe('valueWorth')
  })

  it.each(['voided', 'suspended'] as const)(
    '%s: nothing is refunded, and the page states it',
    async (standing) => {
      const { booking, line, lastFour } = await cancelled()
      const make = standing === 'voided' ? voidVouchers : suspendVouchers
      await deps.db.transaction(async (tx) => void (await make(tx, [line], deps.clock())))
      expect((await balanceOf(booking.id)).onCancel?.account).toMatchObject({
        voucherLostCents: 200_00,
        voucherBackCents: 0,
      })
      await cancelBooking(deps, booking.id)
      expect(await balanceOf(booking.id)).toMatchObject({
        account: { paidCents: 200_00, voucherLostCents: 200_00, voucherBackCents: 0, keptCents: 0 },
        voucher: { lastFour, standing },
        voucherBackCents: 0,
        voucherLostCents: 200_00,
      })
      expect(await newsOf(booking.id)).toBe(standing)
    },
  )

  it('of a course is returned whole, or stays used where the fee takes all', async () => {
    const whole = await cancelled(SOON, 'course')
    await cancelBooking(deps, whole.booking.id)
    expect(await newsOf(whole.booking.id)).toBe('courseBack')
    expect((await balanceOf(whole.booking.id)).account).toMatchObject({ keptCents: 0, dueCents: 100_00 })
    const used = await cancelled(1, 'course')
    await cancelBooking(deps, used.booking.id)
    expect(await newsOf(used.booking.id)).toBe('courseKept')
  })

  it('that paid again since is not shown as valid', async () => {
    const { booking, code } = await cancelled()
    await cancelBooking(deps, booking.id)
    await booked(await newEvent(), { voucher: code, people: 2 })
    expect(await newsOf(booking.id)).toBe('used')
  })
})

describe('payments that staff recorded', () => {
  it.each(['cash', 'twint', 'transfer'] as const)('show %s, and no test payments', async (means) => {
    const event = await newEvent({ days: 30 })
    const { booking } = await booked(event, { way: 'invoice' })
    expect((await balanceOf(booking.id)).paidByHand).toEqual([])
    await accepted(recordInvoicePaid(deps, booking.id, STAFF, booking.totalCents, means))
    expect(await balanceOf(booking.id)).toMatchObject({ paidByHand: [means], test: false })
  })

  it('are separate from test payments', async () => {
    const { id } = await paidBooking()
    await deps.db
      .update(bookings)
      .set({ testCents: sql`${bookings.paidCents}` })
      .where(eq(bookings.id, id))
    expect(await balanceOf(id)).toMatchObject({ paidByHand: [], test: true })
  })
})

const STAFF = '00000000-0000-4000-8000-000000000001'
