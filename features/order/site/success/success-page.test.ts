import { expect, test } from 'vitest'
import { isFirstOrderView } from './success-page.tsx'

function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('an order empties the cart once, also after other orders', () => {
  const storage = aStorage()
  expect(isFirstOrderView('2027-0001', () => storage)).toBe(true)
  expect(isFirstOrderView('2027-0002', () => storage)).toBe(true)
  expect(isFirstOrderView('2027-0001', () => storage)).toBe(false)
  expect(isFirstOrderView('2027-0002', () => storage)).toBe(false)
})

test('remembers a bounded number of orders', () => {
  const storage = aStorage()
  for (let order = 0; order < 100; order++) isFirstOrderView(`2027-${order}`, () => storage)
  expect(storage.getItem('cart-emptied-for')?.split(' ')).toHaveLength(20)
})

test('blocked storage is ignored', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(isFirstOrderView('2027-0001', denied)).toBe(true)
})
