import { expect, test } from 'vitest'
import { ORDER_STATES } from '../order.ts'
import { isAccepted } from './order-summary.ts'

test('an order is accepted once money came, or an invoice went out', () => {
  expect(ORDER_STATES.filter(isAccepted)).toEqual([
    'invoiced',
    'paid',
    'fulfilled',
    'partially_refunded',
    'refunded',
  ])
})
