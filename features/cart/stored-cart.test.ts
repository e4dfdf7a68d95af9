import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemCount, totalInCents } from './cart.ts'
import { aCart, aProduct, aVariant, addTo } from './cart-fixtures.ts'
import { parseStoredCart, serialiseCart } from './stored-cart.ts'

function stored(...lines: unknown[]): string {
  return JSON.stringify(lines)
}

const line = { product: aProduct(), variant: aVariant(), quantity: 2 }
const managed = aVariant({ manage_inventory: true, inventory_quantity: 3 })

test('a stored cart is restored unchanged', () => {
  fc.assert(
    fc.property(aCart, (cart) => {
      expect(parseStoredCart(serialiseCart(cart))).toEqual(cart)
    }),
  )
})

test('reading never throws for any JSON or text', () => {
  const isSound = (text: string) => {
    const cart = parseStoredCart(text)
    expect(Number.isSafeInteger(totalInCents(cart))).toBe(true)
    expect(Number.isSafeInteger(itemCount(cart))).toBe(true)
    expect(parseStoredCart(serialiseCart(cart))).toEqual(cart)
  }
  fc.assert(fc.property(fc.string(), isSound))
  fc.assert(fc.property(fc.json(), isSound))
})

test('reading never throws for any value in a line', () => {
  const places = fc.constantFrom(
    ['quantity'],
    ['product'],
    ['product', 'id'],
    ['product', 'title'],
    ['product', 'type'],
    ['variant'],
    ['variant', 'id'],
    ['variant', 'price_in_cents'],
    ['variant', 'sale_price_in_cents'],
    ['variant', 'currency'],
    ['variant', 'currency_notation'],
    ['variant', 'manage_inventory'],
    ['variant', 'inventory_quantity'],
  )
  fc.assert(
    fc.property(places, fc.jsonValue(), (place, value) => {
      const broken = structuredClone(line) as unknown as Record<string, object>
      const [first, second] = place as [string, string | undefined]
      if (second === undefined) Object.assign(broken, { [first]: value })
      else Object.assign(broken[first] ?? {}, { [second]: value })
      const cart = parseStoredCart(stored(broken, line))
      expect(cart.length).toBeGreaterThanOrEqual(1)
      expect(Number.isSafeInteger(totalInCents(cart))).toBe(true)
      for (const { quantity } of cart) expect(quantity).toBeGreaterThanOrEqual(1)
    }),
  )
})

describe('a foreign stored cart', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{oops'],
    ['an object', '{"product":{}}'],
    ['numbers', '[1,2,3]'],
    ['a huge value', `["${'x'.repeat(600_000)}"]`],
    ['lines without a variant', stored({ product: aProduct(), quantity: 1 })],
    ['a negative price', stored({ ...line, variant: aVariant({ price_in_cents: -1 }) })],
    ['a price with a fraction', stored({ ...line, variant: aVariant({ price_in_cents: 1.5 }) })],
  ])('is empty for %s', (_what, text) => {
    expect(parseStoredCart(text)).toEqual([])
  })

  test.each([
    [-3, 1],
    [0, 1],
    [2.9, 2],
    [null, 1],
    ['7', 1],
    [1e308, 99],
  ])('quantity %s becomes %s', (quantity, expected) => {
    expect(parseStoredCart(stored({ ...line, quantity }))[0]?.quantity).toBe(expected)
  })

  test('a quantity above the stock becomes the stock', () => {
    expect(parseStoredCart(stored({ ...line, variant: managed, quantity: 50 }))[0]?.quantity).toBe(3)
  })

  test('a variant that occurs twice becomes one line, within its stock', () => {
    const cart = parseStoredCart(stored({ ...line, variant: managed }, { ...line, variant: managed }))
    expect(cart).toMatchObject([{ quantity: 3 }])
  })

  test('lines in a second currency are left out', () => {
    const euros = aVariant({ id: 'euro', currency: 'eur' })
    expect(parseStoredCart(stored(line, { ...line, variant: euros }))).toHaveLength(1)
  })

  test('a variant without a currency is in euros', () => {
    const { currency: _, ...variant } = aVariant()
    expect(parseStoredCart(stored({ ...line, variant }))[0]?.variant.currency).toBe('eur')
  })

  test('is limited to fifty lines', () => {
    const lines = Array.from({ length: 80 }, (_, i) => ({ ...line, variant: aVariant({ id: `v${i}` }) }))
    expect(parseStoredCart(stored(...lines))).toHaveLength(50)
  })
})

test('a stored cart carries only what the cart needs', () => {
  const cart = addTo([], { choice: { product: aProduct(), variant: aVariant() }, quantity: 1 })
  expect(serialiseCart(cart)).not.toContain('collections')
})
