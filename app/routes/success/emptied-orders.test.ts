import { expect, test } from 'vitest'
import { isFirstSight } from './emptied-orders.ts'

function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('an order empties the cart once, also after other orders', () => {
  const storage = aStorage()
  expect(isFirstSight('2027-0001', () => storage)).toBe(true)
  expect(isFirstSight('2027-0002', () => storage)).toBe(true)
  expect(isFirstSight('2027-0001', () => storage)).toBe(false)
  expect(isFirstSight('2027-0002', () => storage)).toBe(false)
})

test('remembers a bounded number of orders', () => {
  const storage = aStorage()
  for (let order = 0; order < 100; order++) isFirstSight(`2027-${order}`, () => storage)
  expect(storage.getItem('cart-emptied-for')?.split(' ')).toHaveLength(20)
})

test('blocked storage is ignored', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(isFirstSight('2027-0001', denied)).toBe(true)
})
