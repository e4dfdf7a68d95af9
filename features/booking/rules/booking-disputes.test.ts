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
  amountDueCents,
  type BookingMoney,
  receivedCents,
  refundDueCents,
  stillWaivedCents,
} from '../booking.ts'
import { withWaived, previewCancellation, settleBalance, voucherRefund } from './booking-balance.ts'

const NOTHING: BookingMoney = {
  state: 'confirmed',
  payment: 'paid',
  totalCents: 0,
  feeCents: 0,
  voucherCents: 0,
  paidCents: 0,
  refundedCents: 0,
  withdrawnCents: 0,
  creditedCents: 0,
  waivedCents: 0,
  waivedKeptCents: 0,
  contestedCents: 0,
}

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
  let booking = NOTHING
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
  const paid = { ...NOTHING, totalCents: 400_00, paidCents: 400_00, state: 'cancelled' } as const

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
    const half = { ...NOTHING, totalCents: 200_00, voucherCents: 200_00, paidCents: 200_00 }
    const backOf = (money: BookingMoney) => voucherRefund(money, null).backCents
    expect(backOf(half)).toBe(200_00)
    expect(backOf({ ...half, contestedCents: 200_00 })).toBe(0)
    expect(backOf({ ...half, contestedCents: 200_00, state: 'cancelled' })).toBe(200_00)
  })
})
