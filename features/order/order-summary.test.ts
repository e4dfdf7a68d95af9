import { expect, test } from 'vitest'
import { ORDER_STATES } from './order.ts'
import { isAccepted, maskEmail } from './order-summary.ts'

test.each([
  ['maria@example.ch', 'm…@example.ch'],
  ['a@b.ch', 'a…@b.ch'],
  ['"odd@name"@example.ch', '"…@example.ch'],
  ['broken', '…'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test('an order is accepted once money came', () => {
  expect(ORDER_STATES.filter(isAccepted)).toEqual(['paid', 'fulfilled', 'partially_refunded', 'refunded'])
})
