import { expect, test } from 'vitest'
import { ORDER_STATES } from '../order.ts'
import { isAccepted } from './order-summary.ts'

test('an order is accepted once money came', () => {
  expect(ORDER_STATES.filter(isAccepted)).toEqual(['paid', 'fulfilled', 'partially_refunded', 'refunded'])
})
