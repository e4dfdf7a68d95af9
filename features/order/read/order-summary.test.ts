import { expect, test } from 'vitest'
import { ORDER_STATES } from '../order.ts'
import { isAccepted } from './order-summary.ts'

test('an order is accepted once a payment arrived, or an invoice was sent', () => {
  expect(ORDER_STATES.filter(isAccepted)).toEqual([
    'invoiced',
    'paid',
    'fulfilled',
    'partially_refunded',
    'refunded',
  ])
})
