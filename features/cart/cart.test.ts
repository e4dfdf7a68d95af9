import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, itemCount, removeLine, totalInCents } from './cart.ts'
import { addToCart, changeQuantity } from './change-cart.ts'
import { aCart, aProduct, aVariant, anAddition, addTo, SHELF } from './cart-fixtures.ts'

const product = aProduct()
const variant = aVariant()
const managed = aVariant({ manage_inventory: true, inventory_quantity: 3 })

function filled(quantity = 1, input = variant): Cart {
  return addTo([], { choice: { product, variant: input }, quantity })
}

describe('adding to the cart', () => {
  test('a new variant becomes a line of its own', () => {
    const answer = addToCart([], product, variant, 2, 0)
    expect(answer).toMatchObject({
      ok: true,
      value: [{ product: { id: 'peilkompass' }, variant: { id: variant.id }, quantity: 2 }],
    })
  })

  test('an existing variant increases its quantity', () => {
    const cart = addTo(filled(2), { choice: { product, variant }, quantity: 3 })
    expect(cart.map((line) => line.quantity)).toEqual([5])
  })

  test('refuses more than the stock of a managed variant', () => {
    expect(addToCart([], product, managed, 4, 3)).toEqual({
      ok: false,
      refusal: { code: 'not_enough_stock', title: 'Peilkompass', available: 3 },
    })
  })

  test('refuses what would exceed the stock together with the line that is there', () => {
    expect(addToCart(filled(2, managed), product, managed, 2, 3)).toEqual({
      ok: false,
      refusal: { code: 'maximum_reached', title: 'Peilkompass' },
    })
  })

  test('refuses a product that is not for sale', () => {
    const answer = addToCart([], aProduct({ purchasable: false }), variant, 1, 9)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'not_purchasable' } })
  })

  test('never mixes currencies, and loses nothing', () => {
    const cart = filled()
    const euros = aVariant({ id: 'euro', currency: 'eur' })
    expect(addToCart(cart, product, euros, 1, 9)).toEqual({
      ok: false,
      refusal: { code: 'other_currency', currency: 'chf' },
    })
    expect(itemCount(cart)).toBe(1)
  })

  test('stores the last known stock', () => {
    const answer = addToCart([], product, managed, 1, 2)
    expect(answer.ok && answer.value[0]?.variant.inventory_quantity).toBe(2)
  })
})

describe('changing a quantity', () => {
  test('below 1 becomes 1', () => {
    expect(changeQuantity(filled(3), variant.id, 0).cart[0]?.quantity).toBe(1)
    expect(changeQuantity(filled(3), variant.id, -7).cart[0]?.quantity).toBe(1)
  })

  test('above the stock of a managed variant becomes the stock, with a warning', () => {
    expect(changeQuantity(filled(1, managed), managed.id, 5)).toMatchObject({
      cart: [{ quantity: 3 }],
      limit: { title: 'Peilkompass', available: 3 },
    })
  })

  test('warns at the limit also when nothing changes', () => {
    const cart = filled(3, managed)
    expect(changeQuantity(cart, managed.id, 4)).toEqual({
      cart,
      limit: { title: 'Peilkompass', available: 3 },
    })
  })

  test('an unknown variant changes nothing', () => {
    const cart = filled()
    expect(changeQuantity(cart, 'other', 5)).toEqual({ cart, limit: null })
  })
})

test('the total uses the sale price where there is one', () => {
  const [compass, book] = SHELF
  const cart = [
    { product: compass!, variant: compass!.variants[0]!, quantity: 1 },
    { product: book!, variant: book!.variants[0]!, quantity: 2 },
  ]
  expect(totalInCents(cart)).toBe(4800 + 2 * 1999)
})

describe('for any sequence of actions', () => {
  test('the total is the sum of its parts', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        const parts = cart.map((line) => totalInCents([line]))
        expect(totalInCents(cart)).toBe(parts.reduce((sum, part) => sum + part, 0))
        expect(Number.isSafeInteger(totalInCents(cart))).toBe(true)
      }),
    )
  })

  test('quantities stay whole and inside 1…stock, one line per variant, one currency', () => {
    const change = fc.record({ id: fc.constantFrom('a1', 'a2', 'b1', 'c1', 'd1'), quantity: fc.double() })
    fc.assert(
      fc.property(fc.array(fc.oneof(anAddition, change)), (steps) => {
        const cart = steps.reduce<Cart>(
          (before, step) =>
            'id' in step ? changeQuantity(before, step.id, step.quantity).cart : addTo(before, step),
          [],
        )
        for (const {
          variant: { manage_inventory, inventory_quantity },
          quantity,
        } of cart) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(manage_inventory ? inventory_quantity : 99)
        }
        expect(new Set(cart.map((line) => line.variant.id)).size).toBe(cart.length)
        expect(new Set(cart.map((line) => line.variant.currency)).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('adding something new and removing it again restores the cart', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        const other = aVariant({ id: 'not-in-it' })
        const more = addTo(cart, { choice: { product, variant: other }, quantity: 2 })
        expect(itemCount(more)).toBe(itemCount(cart) + 2)
        expect(removeLine(more, other.id)).toEqual(cart)
      }),
    )
  })
})
