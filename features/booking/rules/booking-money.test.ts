import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DISPUTE_STATUSES,
  type Dispute,
  disputedMoney,
  isDisputeOpen,
  laterDispute,
} from '#platform/payments/disputes/dispute.ts'
import {
  type BookingMoney,
  amountDueCents,
  coveredCents,
  receivedCents,
  refundDueCents,
  stillWaivedCents,
} from '../booking.ts'
import { previewCancellation, settleBalance, voucherRefund, withWaived } from './booking-balance.ts'
import { NO_MONEY } from '#test/bookings/no-money.ts'

type Step =
  | { do: 'pay'; cents: number }
  | { do: 'reprice'; percent: number }
  | { do: 'cancel'; percent: number }
  | { do: 'dispute'; payment: number; dispute: number; received: Omit<Dispute, 'disputeId'> }
  | { do: 'refundAtProvider'; payment: number; cents: number }
  | { do: 'send' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 500_00 }) }),
  fc.record({ do: fc.constant('reprice' as const), percent: fc.nat(100) }),
  fc.record({ do: fc.constant('cancel' as const), percent: fc.nat(100) }),
  fc.record({
    do: fc.constant('dispute' as const),
    payment: fc.nat(2),
    dispute: fc.nat(1),
    received: fc.record({
      standing: fc.constantFrom(...DISPUTE_STATUSES),
      disputedCents: fc.option(fc.integer({ min: 1, max: 500_00 })),
      reportedAt: fc.nat(9).map((minute) => new Date(minute * 60_000)),
    }),
  }),
  fc.record({ do: fc.constant('refundAtProvider' as const), payment: fc.nat(2), cents: fc.nat(500_00) }),
  fc.constant({ do: 'send' as const }),
)

interface Payment {
  amountCents: number
  refundedCents: number
  disputes: Map<string, Dispute>
}

/** Plays the steps by the rules alone; `sends` are what we sent, with the sums at that time. */
function play(steps: Step[]) {
  const payments: Payment[] = []
  let booking = NO_MONEY
  const sends: { cents: number; isOpen: boolean; goneCents: number; paidCents: number }[] = []
  const disputesOf = (each: Payment) => [...each.disputes.values()]
  const settle = (change: Partial<BookingMoney> = {}, dueCents = 0) => {
    const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const refundedCents = payments.reduce((sum, each) => sum + each.refundedCents, 0)
    const disputed = payments.map((each) => ({ amountCents: each.amountCents, disputes: disputesOf(each) }))
    const money = disputedMoney(disputed, paidCents - refundedCents)
    const before = { ...booking, ...change, paidCents }
    const after = withWaived(before, { ...before, refundedCents, ...money }, dueCents)
    booking = settleBalance({ ...after, waivedCents: stillWaivedCents(after) }, 0)
  }
  for (const each of steps) {
    if (each.do === 'pay') {
      payments.push({ amountCents: each.cents, refundedCents: 0, disputes: new Map() })
      settle({ totalCents: booking.totalCents + each.cents })
    } else if (each.do === 'reprice')
      settle({ totalCents: Math.floor((booking.totalCents * each.percent) / 100) })
    else if (each.do === 'cancel')
      settle({ state: 'cancelled', feeCents: Math.floor((booking.totalCents * each.percent) / 100) })
    else if (each.do === 'send') {
      let due = refundDueCents(booking)
      const isOpen = payments.some((one) => disputesOf(one).some(isDisputeOpen))
      const lost = payments.reduce((sum, one) => {
        const ofOne = disputesOf(one).filter(({ standing }) => standing === 'lost')
        const cents = ofOne.reduce((all, { disputedCents }) => all + (disputedCents ?? one.amountCents), 0)
        return sum + Math.min(one.amountCents, cents)
      }, 0)
      const dueCents = due
      for (const one of payments) {
        const cents = Math.min(due, one.amountCents - one.refundedCents)
        if (cents <= 0) continue
        one.refundedCents += cents
        due -= cents
        const goneCents = lost + payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
        sends.push({ cents, isOpen, goneCents, paidCents: booking.paidCents })
      }
      settle({}, dueCents - due)
    } else {
      const payment = payments[each.payment]
      if (!payment) continue
      if (each.do === 'refundAtProvider')
        payment.refundedCents = Math.min(payment.amountCents, payment.refundedCents + each.cents)
      else {
        const disputeId = `dp_${each.dispute}`
        const received = { disputeId, ...each.received }
        const known = payment.disputes.get(disputeId)
        payment.disputes.set(disputeId, known ? laterDispute(known, received) : received)
      }
      settle()
    }
  }
  return { booking, sends }
}

describe('over any payments, refunds, disputes, changes and cancellations', () => {
  it('refunds and chargebacks never exceed what was paid, and nothing is sent during a dispute', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { booking, sends } = play(steps)
        for (const { isOpen, goneCents, paidCents } of sends) {
          expect(isOpen).toBe(false)
          expect(goneCents).toBeLessThanOrEqual(paidCents)
        }
        expect(booking.waivedCents).toBeLessThanOrEqual(booking.refundedCents + booking.withdrawnCents)
        expect(booking.refundedCents + booking.withdrawnCents).toBeLessThanOrEqual(booking.paidCents)
        if (booking.contestedCents > 0) {
          expect(refundDueCents(booking)).toBe(0)
          expect(['refund_due', 'refund_failed']).not.toContain(booking.payment)
        }
        const { account } = previewCancellation(booking, { feeCents: 0, voucher: null })
        expect(account.refundCents).toBeLessThanOrEqual(
          booking.paidCents - booking.refundedCents - booking.withdrawnCents,
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('a booking of CHF 400 that is cancelled free of charge', () => {
  const paid = { ...NO_MONEY, totalCents: 400_00, paidCents: 400_00, state: 'cancelled' } as const

  it.each([
    ['without a dispute', {}, 400_00],
    ['during a dispute', { contestedCents: 400_00 }, 0],
    ['during a dispute about a part', { contestedCents: 100_00 }, 0],
    ['after a lost dispute', { withdrawnCents: 400_00 }, 0],
    ['after a dispute about a part was lost', { withdrawnCents: 100_00 }, 300_00],
    ['after that and a refund', { withdrawnCents: 100_00, refundedCents: 250_00 }, 50_00],
  ])('%s', (_name, disputed, dueCents) => {
    const booking = { ...paid, ...disputed }
    expect(refundDueCents(booking)).toBe(dueCents)
    expect(receivedCents(booking) - amountDueCents(booking)).toBeGreaterThanOrEqual(dueCents)
  })

  it('returns no voucher for a part that contested money would have to pay', () => {
    const half = { ...NO_MONEY, totalCents: 200_00, voucherCents: 200_00, paidCents: 200_00 }
    const backOf = (money: BookingMoney) => voucherRefund(money, null).backCents
    expect(backOf(half)).toBe(200_00)
    expect(backOf({ ...half, contestedCents: 200_00 })).toBe(0)
    expect(backOf({ ...half, contestedCents: 200_00, state: 'cancelled' })).toBe(200_00)
  })
})

interface Change {
  priceCents: number
  /** Whether what is open then is paid before the next change. */
  isPaid: boolean
}
const change: fc.Arbitrary<Change> = fc.record({
  priceCents: fc.nat(4).map((people) => people * 200_00),
  isPaid: fc.boolean(),
})
const changes = fc.array(change, { maxLength: 6 })

/** As stored: a lower price keeps less of what is waived. */
const stored = (booking: BookingMoney) => ({ ...booking, waivedCents: stillWaivedCents(booking) })
const openCents = (booking: BookingMoney) => Math.max(0, amountDueCents(booking) - coveredCents(booking))
const paid = (booking: BookingMoney) => ({ ...booking, paidCents: booking.paidCents + openCents(booking) })

function refundedWhole(booking: BookingMoney) {
  const dueCents = refundDueCents(booking)
  const after = { ...booking, refundedCents: booking.refundedCents + dueCents }
  return stored(withWaived(booking, after, dueCents))
}

function changed(booking: BookingMoney, all: readonly Change[]): BookingMoney {
  return all.reduce((before, { priceCents, isPaid }) => {
    const after = refundedWhole(stored({ ...before, totalCents: priceCents }))
    return isPaid ? paid(after) : after
  }, booking)
}

function goodwill(booking: BookingMoney, cents: number): BookingMoney {
  return stored(withWaived(booking, { ...booking, refundedCents: booking.refundedCents + cents }))
}

function back(booking: BookingMoney, cents: number): BookingMoney {
  return refundedWhole(
    stored(withWaived(booking, { ...booking, refundedCents: booking.refundedCents - cents })),
  )
}

const anyStory = fc.record({ first: changes, percent: fc.nat(100), later: changes })

describe('a goodwill refund', () => {
  it('leaves open what was open, and is asked for at no later number of people', () => {
    fc.assert(
      fc.property(anyStory, ({ first, percent, later }) => {
        const before = changed(NO_MONEY, first)
        const cents = Math.floor((receivedCents(before) * percent) / 100)
        const after = goodwill(before, cents)
        expect([openCents(after), refundDueCents(after)]).toEqual([openCents(before), 0])
        const last = paid(changed(after, later))
        const keptCents = receivedCents(last)
        expect(keptCents).toBeLessThanOrEqual(last.totalCents)
        expect(keptCents).toBeGreaterThanOrEqual(last.totalCents - cents)
        // Only who gives up what was paid before the refund has less of it.
        const isWhole = later.every(({ priceCents }) => priceCents >= receivedCents(before))
        if (isWhole) expect(keptCents).toBe(last.totalCents - cents)
      }),
      { numRuns: 1000 },
    )
  })

  it('that comes before the places are given up is what was to be given back for them', () => {
    const two = { ...NO_MONEY, totalCents: 400_00, paidCents: 400_00 }
    const one = changed(goodwill(two, 200_00), [{ priceCents: 200_00, isPaid: false }])
    expect([refundDueCents(one), openCents(one), one.waivedCents]).toEqual([0, 0, 0])
    expect(openCents(changed(one, [{ priceCents: 400_00, isPaid: false }]))).toBe(200_00)
  })

  it('that does not arrive leaves the booking as if it had not been made', () => {
    fc.assert(
      fc.property(anyStory, changes, ({ first, percent, later }, last) => {
        const before = changed(NO_MONEY, first)
        const cents = Math.floor((receivedCents(before) * percent) / 100)
        const end = paid(changed(back(changed(goodwill(before, cents), later), cents), last))
        expect([end.waivedCents, receivedCents(end)]).toEqual([0, end.totalCents])
      }),
    )
  })
})
