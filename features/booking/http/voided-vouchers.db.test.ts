import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { sweepBookings } from '#features/booking/book/sweep-bookings.server.ts'
import {
  appraiseVoucher,
  transferVoucherCredit,
  restoreVoucherCredit,
  redeemVoucher,
} from '#features/voucher/redeem-voucher.server.ts'
import { applyRefundToVouchers } from '#features/voucher/reduce-vouchers.server.ts'
import { resumeVouchers, suspendVouchers, voidVouchers } from '#features/voucher/void-vouchers.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { countOf } from '#test/sample.ts'
import { accepted } from '#test/results.ts'

const scene = await bookingScene()
const { deps, event: newEvent, voucher: newVoucher, booked, expectBalance, book, later } = scene

const VOIDED = { ok: false, refusal: { code: 'voucher_voided' } }

async function lineOf(voucherId: string): Promise<string> {
  const [row] = await deps.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  return row?.orderLineId ?? ''
}

async function voidIt(voucherId: string): Promise<void> {
  const line = await lineOf(voucherId)
  await deps.db.transaction((tx) => voidVouchers(tx, [line], deps.clock()))
}

describe('a voucher whose order was refunded', () => {
  it('stays void when it was used up by a booking that is cancelled afterwards', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(200_00)
    const { booking } = await booked(event, { voucher: code })
    await expectBalance(id, 0)
    await voidIt(id)
    await cancelBooking(deps, booking.id)
    await expectBalance(id, 0)
    expect(await book(event, { voucher: code })).toMatchObject(VOIDED)
  })

  it('stays void when the place that it held is released', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(100_00)
    await booked(event, { voucher: code, way: 'online' })
    await voidIt(id)
    later(16)
    await sweepBookings(deps)
    await expectBalance(id, 0)
    expect(await book(event, { voucher: code })).toMatchObject(VOIDED)
  })

  it('stays void when its booking is moved and then cancelled', async () => {
    const [from, to] = [await newEvent(), await newEvent({ days: 40 })]
    const { code, id } = await newVoucher({ kind: 'course', level: 1, amountCents: 200_00 })
    const { booking } = await booked(from, { voucher: code })
    await voidIt(id)
    const moved = await accepted(moveBooking(deps, booking.id, to))
    expect(moved.voucherCents).toBe(200_00)
    await cancelBooking(deps, moved.id)
    await expectBalance(id, 0)
    expect(await book(to, { voucher: code })).toMatchObject(VOIDED)
  })

  it('pays nothing while the refund is pending, and is valid again when that failed', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(200_00)
    const line = await lineOf(id)
    const { db, clock } = deps
    await db.transaction((tx) => suspendVouchers(tx, [line], clock()))
    expect(await book(event, { voucher: code })).toMatchObject(VOIDED)
    await db.transaction((tx) => resumeVouchers(tx, [line]))
    expect((await booked(event, { voucher: code })).booking.payment).toBe('nothing_due')
    await voidIt(id)
    await db.transaction((tx) => resumeVouchers(tx, [line]))
    expect(await book(event, { voucher: code })).toMatchObject(VOIDED)
  })

  it('is kept void by the database itself', async () => {
    const { db, clock } = deps
    const { booking } = await booked(await newEvent())
    const { id: voucherId } = await newVoucher(50_00)
    const openHanded = db.update(vouchers).set({ voidedAt: clock() }).where(eq(vouchers.id, voucherId))
    await expect(openHanded).rejects.toMatchObject({ cause: { message: expect.stringContaining('left') } })
    await voidIt(voucherId)
    const entry = { voucherId, at: clock(), bookingId: booking.id }
    const back = db.insert(voucherEntries).values({ ...entry, amountCents: 1, cause: 'given_back' })
    await expect(back).rejects.toMatchObject({ cause: { message: expect.stringContaining('is void') } })
    const undone = db.update(vouchers).set({ voidedAt: null }).where(eq(vouchers.id, voucherId))
    await expect(undone).rejects.toMatchObject({ cause: { message: expect.stringContaining('for ever') } })
  })
})

describe('a voucher redeemed during a partial refund', () => {
  it('pays what the refund leaves, or leaves the refund nothing to take', async () => {
    const { db, clock } = deps
    const { booking } = await booked(await newEvent())
    const paid = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { id } = await newVoucher(200_00)
        const line = { orderLineId: await lineOf(id), priceCents: 200_00 }
        const redeem = () =>
          db.transaction(async (tx) => {
            const ask = { voucher: { id }, courseLevel: 1, perPersonCents: 200_00, totalCents: 200_00 }
            const worth = await accepted(
              appraiseVoucher(tx, { ...ask, today: '2026-11-20', acceptTest: false }, { lock: true }),
            )
            await redeemVoucher(tx, worth, booking.id, clock())
            return worth.coversCents
          })
        const refund = () =>
          db.transaction((tx) =>
            applyRefundToVouchers(
              tx,
              [line],
              { totalCents: 200_00, beforeCents: 0, afterCents: 150_00 },
              clock(),
            ).then(() => 0),
          )
        const both = await Promise.all(index % 2 ? [redeem(), refund()] : [refund(), redeem()])
        await expectBalance(id, 0)
        return Math.max(...both)
      }),
    )
    expect(new Set(paid)).toEqual(new Set([200_00, 50_00]))
  })
})

describe('any order of using, returning, moving and voiding', () => {
  const booking = fc.nat(1)
  const cents = fc.constantFrom(100, 200, 300)
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('redeem' as const), booking, cents }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('give_back' as const), booking, cents }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('carry' as const), booking, to: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('suspend' as const, 'resume' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const) }) },
  )
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

  const runStep = (voucherId: string, line: string, bookings: string[], each: Step) =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock()
      const bookingId = 'booking' in each ? (bookings[each.booking] ?? '') : ''
      switch (each.kind) {
        case 'redeem': {
          const ask = { voucher: { id: voucherId }, courseLevel: 1, perPersonCents: each.cents }
          const more = { totalCents: each.cents, today: '2026-11-20', acceptTest: false }
          const worth = await appraiseVoucher(tx, { ...ask, ...more }, { lock: true })
          if (worth.ok) await redeemVoucher(tx, worth.value, bookingId, now)
          return worth.ok
        }
        case 'give_back':
          await restoreVoucherCredit(tx, { voucherId, bookingId, amountCents: each.cents }, now)
          return false
        case 'carry':
          await transferVoucherCredit(tx, { from: bookingId, to: bookings[each.to] ?? '' }, now)
          return false
        case 'suspend':
          await suspendVouchers(tx, [line], now)
          return false
        case 'resume':
          await resumeVouchers(tx, [line])
          return false
        case 'void':
          await voidVouchers(tx, [line], now)
          return false
      }
    })

  const two = async () => {
    const event = await newEvent({ places: 100 })
    const booked = await Promise.all([1, 2].map(() => scene.booked(event)))
    return booked.map(({ booking }) => booking.id)
  }

  it('never lets a void or suspended voucher pay', async () => {
    const bookings = await two()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('value' as const, 'course' as const),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (kind, steps) => {
          const { id } = await newVoucher({
            kind,
            amountCents: 300,
            ...(kind === 'course' && { level: 1 }),
          })
          const line = await lineOf(id)
          let isVoid = false
          let isSuspended = false
          for (const each of steps) {
            const paid = await runStep(id, line, bookings, each)
            if (isVoid || isSuspended) expect(paid).toBe(false)
            if (each.kind === 'void') isVoid = true
            if (each.kind === 'suspend') isSuspended = true
            if (each.kind === 'resume') isSuspended = false
            if (isVoid) await expectBalance(id, 0)
          }
        },
      ),
      { numRuns: countOf(60) },
    )
  })

  it('nor concurrently', async () => {
    const bookings = await two()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const { id } = await newVoucher(300)
        const line = await lineOf(id)
        const all: Step[] = [...steps, { kind: 'void' }]
        await Promise.all(all.map((each) => runStep(id, line, bookings, each)))
        await expectBalance(id, 0)
        expect(await runStep(id, line, bookings, { kind: 'redeem', booking: 0, cents: 100 })).toBe(false)
      }),
      { numRuns: countOf(25) },
    )
  })
})
