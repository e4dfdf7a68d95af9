import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decidePaymentEvent,
  decideTransition,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderFacts,
  type PaymentFact,
} from './order.ts'

const TOTAL = 20000

const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({
    kind: fc.constant('paid' as const),
    amountCents: fc.constantFrom(TOTAL, 1),
    currency: fc.constantFrom('chf', 'eur'),
    hasEmail: fc.boolean(),
    termsAccepted: fc.boolean(),
  }),
  fc.constantFrom('processing', 'failed', 'expired', 'cancelled').map((kind) => ({ kind }) as PaymentFact),
  fc.record({
    kind: fc.constant('refunded' as const),
    refundedCents: fc.integer({ min: 0, max: TOTAL + 1 }),
  }),
  fc.constant({ kind: 'wrong_mode' as const }),
)

const fresh: OrderFacts = {
  state: 'pending_payment',
  totalCents: TOTAL,
  voucherCents: 0,
  currency: 'chf',
  refundedCents: 0,
  hasVouchers: true,
  needsAttention: [],
}

const paid: PaymentFact = {
  kind: 'paid',
  amountCents: TOTAL,
  currency: 'chf',
  hasEmail: true,
  termsAccepted: true,
}

/** Applies a decision like the use case, checking each transition. */
function follow(order: OrderFacts, event: PaymentFact): OrderFacts {
  const decision = decidePaymentEvent(order, event)
  let state = order.state
  for (const next of decision.path) {
    expect(ORDER_TRANSITIONS[state]).toContain(next)
    state = next
  }
  const attention = [...order.needsAttention, ...decision.attention]
  return { ...order, state, refundedCents: decision.refundedCents, needsAttention: [...new Set(attention)] }
}

/** Traces the stock by the effects. */
function stockAfter(events: PaymentFact[]): string[] {
  const story: string[] = ['held']
  let order = fresh
  for (const event of events) {
    for (const effect of decidePaymentEvent(order, event).effects) {
      if (effect === 'release_stock') story.push('free')
      if (effect === 'take_held_stock' || effect === 'retake_stock') story.push(effect)
    }
    order = follow(order, event)
  }
  return story
}

describe('the table of transitions', () => {
  test('allows the listed transitions and refuses all others as a value', () => {
    for (const from of ORDER_STATES) {
      for (const to of ORDER_STATES) {
        const step = decideTransition(from, to)
        expect(step.ok).toBe(ORDER_TRANSITIONS[from].includes(to))
        if (!step.ok) expect(step.refusal).toEqual({ code: 'illegal_transition', from, to })
      }
    }
  })

  test('never leads back to waiting for a payment or out of a full refund', () => {
    expect(ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].includes('pending_payment'))).toEqual([])
    expect(ORDER_TRANSITIONS.refunded).toEqual([])
  })
})

describe('payment events in any number and order', () => {
  test('follow the table, and a repeated event has no effect', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), (events) => {
        let order = fresh
        for (const event of events) {
          order = follow(order, event)
          const replay = decidePaymentEvent(order, event)
          expect(replay.path).toEqual([])
          expect(replay.refundedCents).toBe(order.refundedCents)
          expect(replay.effects.filter((effect) => effect !== 'extend_hold')).toEqual([])
        }
      }),
    )
  })

  test('issue vouchers and enqueue mails at most once', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), (events) => {
        let order = fresh
        const effects: string[] = []
        for (const event of events) {
          effects.push(...decidePaymentEvent(order, event).effects)
          order = follow(order, event)
        }
        expect(effects.filter((effect) => effect === 'issue_vouchers').length).toBeLessThanOrEqual(1)
        expect(effects.filter((effect) => effect === 'send_mails').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('release held pieces or take them, never both, and take free ones only after a release', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), (events) => {
        const story = stockAfter(events).join(' ')
        expect(['held', 'held free', 'held take_held_stock', 'held free retake_stock']).toContain(story)
      }),
    )
  })

  test('lose no money: after a payment the order counts as paid or refunded', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 8 }), fc.array(fact, { maxLength: 8 }), (before, after) => {
        const order = [...before, paid, ...after].reduce(follow, fresh)
        expect(['paid', 'partially_refunded', 'refunded']).toContain(order.state)
      }),
    )
  })

  test('have the same result for a refund before or after its payment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: TOTAL }), (refundedCents) => {
        const refund: PaymentFact = { kind: 'refunded', refundedCents }
        const inOrder = [paid, refund].reduce(follow, fresh)
        expect([refund, paid].reduce(follow, fresh)).toEqual(inOrder)
      }),
    )
  })
})

describe('a payment', () => {
  test.each(['expired', 'cancelled'] as const)(
    'is accepted after the order was %s, with stock taken again',
    (state) => {
      expect(decidePaymentEvent({ ...fresh, state }, paid)).toMatchObject({
        path: ['paid'],
        effects: ['retake_stock', 'issue_vouchers', 'send_mails'],
        attention: [],
      })
    },
  )

  test.each([{ amountCents: 1 }, { amountCents: TOTAL + 1 }, { currency: 'eur' }])(
    'that differs from the requested amount (%o) pays for nothing, frees the stock and is shown to the owner',
    (other) => {
      expect(decidePaymentEvent(fresh, { ...paid, ...other })).toMatchObject({
        path: ['cancelled'],
        effects: ['release_stock'],
        attention: ['amount_mismatch'],
      })
      expect(decidePaymentEvent({ ...fresh, state: 'expired' }, { ...paid, ...other })).toMatchObject({
        path: [],
        effects: [],
        attention: ['amount_mismatch'],
      })
    },
  )

  test('of the wrong mode changes only what the owner sees', () => {
    expect(decidePaymentEvent(fresh, { kind: 'wrong_mode' })).toMatchObject({
      path: [],
      effects: [],
      attention: ['wrong_mode'],
    })
  })

  test('without address or consent is accepted and shown to the owner', () => {
    expect(decidePaymentEvent(fresh, { ...paid, hasEmail: false }).attention).toEqual(['no_email'])
    expect(decidePaymentEvent(fresh, { ...paid, termsAccepted: false }).attention).toEqual(['terms_missing'])
  })

  test('that was refunded in full before it was reported issues nothing', () => {
    const decision = decidePaymentEvent({ ...fresh, refundedCents: TOTAL }, paid)
    expect(decision.path).toEqual(['paid', 'refunded'])
    expect(decision.effects).toEqual(['release_stock'])
  })
})

describe('a refund', () => {
  test('of a part asks the owner what to do with the vouchers', () => {
    const decision = decidePaymentEvent(
      { ...fresh, state: 'fulfilled' },
      { kind: 'refunded', refundedCents: 100 },
    )
    expect(decision).toMatchObject({ path: ['partially_refunded'], attention: ['vouchers_refunded'] })
    const goods = { ...fresh, state: 'paid', hasVouchers: false } as const
    expect(decidePaymentEvent(goods, { kind: 'refunded', refundedCents: 100 }).attention).toEqual([])
  })

  test('reported late with a smaller sum changes nothing', () => {
    const order = { ...fresh, state: 'partially_refunded', refundedCents: 500 } as const
    expect(decidePaymentEvent(order, { kind: 'refunded', refundedCents: 300 })).toMatchObject({
      path: [],
      refundedCents: 500,
    })
  })
})
