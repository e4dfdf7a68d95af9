import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideTransition, type OrderState } from '../order.ts'
import { decideInvoiceMoney, type InvoicedFacts } from './settle-order-invoice.server.ts'

const open: InvoicedFacts = {
  state: 'invoiced',
  isSent: false,
  hasVouchers: true,
  wasPaid: false,
  refundedCents: 0,
}
const money = (payableCents: number, settledCents: number, creditedCents = 0) => ({
  payableCents,
  settledCents,
  creditedCents,
})

describe('an order on invoice', () => {
  it('is paid with the last Rappen, and issues its vouchers then', () => {
    expect(decideInvoiceMoney(open, money(1000, 999))).toEqual({ path: [], effects: [] })
    expect(decideInvoiceMoney(open, money(1000, 1000))).toEqual({
      path: ['paid'],
      effects: ['issue_vouchers', 'send_vouchers'],
    })
    expect(decideInvoiceMoney({ ...open, isSent: true, hasVouchers: false }, money(1000, 1000))).toEqual({
      path: ['paid', 'fulfilled'],
      effects: [],
    })
  })

  it('is open again when its payment is undone; its vouchers are suspended, and not issued twice', () => {
    const paid = { ...open, state: 'paid' as const, wasPaid: true }
    expect(decideInvoiceMoney(paid, money(1000, 0))).toEqual({
      path: ['invoiced'],
      effects: ['suspend_vouchers'],
    })
    expect(decideInvoiceMoney({ ...open, wasPaid: true }, money(1000, 1000))).toEqual({
      path: ['paid'],
      effects: ['resume_vouchers'],
    })
  })

  it('is paid by a credit note for the rest, and refunded by one for all', () => {
    expect(decideInvoiceMoney(open, money(800, 800, 200)).path).toEqual(['paid', 'partially_refunded'])
    expect(decideInvoiceMoney(open, money(0, 0, 1000))).toEqual({
      path: ['refunded'],
      effects: ['void_vouchers'],
    })
    expect(decideInvoiceMoney({ ...open, state: 'cancelled' }, money(0, 0, 1000))).toEqual({
      path: [],
      effects: ['void_vouchers'],
    })
  })

  it('changes only through allowed states, for any payments, reversals and credits', () => {
    const step = fc.record({ paid: fc.nat(1200), credited: fc.nat(300) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, isSent) => {
        let state: OrderState = 'invoiced'
        let wasPaid = false
        let creditedCents = 0
        let issued = 0
        for (const { paid, credited } of steps) {
          const before = creditedCents
          creditedCents = Math.min(1000, creditedCents + credited)
          const payableCents = 1000 - creditedCents
          const { path, effects } = decideInvoiceMoney(
            { state, isSent, hasVouchers: true, wasPaid, refundedCents: before },
            { payableCents, settledCents: Math.min(paid, payableCents), creditedCents },
          )
          for (const next of path) {
            expect(decideTransition(state, next).ok, `${state} to ${next}`).toBe(true)
            state = next
            if (next === 'paid') wasPaid = true
          }
          if (effects.includes('issue_vouchers')) issued += 1
          if (state !== 'refunded')
            expect(state === 'invoiced').toBe(Math.min(paid, payableCents) < payableCents)
        }
        expect(issued).toBeLessThanOrEqual(1)
      }),
    )
  })
})
