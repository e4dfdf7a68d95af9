import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aProduct, aVariant, addTo, SHELF } from './cart-fixtures.ts'
import { correctStock, isShort, reconcileCart, refreshCart } from './reconcile-cart.ts'
import { parseStoredCart, serialiseCart } from './stored-cart.ts'

const product = aProduct()
const cart = addTo([], { choice: { product, variant: aVariant() }, quantity: 3 })

describe('reconciling with the store', () => {
  test('reports nothing when nothing changed', () => {
    fc.assert(
      fc.property(aCart, (filled) => {
        expect(reconcileCart(filled, SHELF)).toEqual({ cart: filled, changes: [] })
      }),
    )
  })

  test('a changed price is corrected and reported', () => {
    const answer = reconcileCart(cart, [aProduct({}, [aVariant({ price_in_cents: 5000 })])])
    expect(answer.cart[0]?.variant.price_in_cents).toBe(5000)
    expect(answer.changes).toMatchObject([
      { code: 'price_changed', title: 'Peilkompass', priceInCents: 5000 },
    ])
  })

  test('a sale that ended is a changed price', () => {
    const onSale = addTo([], {
      choice: { product, variant: aVariant({ sale_price_in_cents: 3900 }) },
      quantity: 1,
    })
    expect(reconcileCart(onSale, [product]).changes).toMatchObject([
      { code: 'price_changed', priceInCents: 4800 },
    ])
  })

  test('stock that shrank reduces the quantity', () => {
    const scarce = aVariant({ manage_inventory: true, inventory_quantity: 2 })
    const answer = reconcileCart(cart, [aProduct({}, [scarce])])
    expect(answer.cart[0]?.quantity).toBe(2)
    expect(answer.changes).toEqual([{ code: 'quantity_reduced', title: 'Peilkompass', quantity: 2 }])
  })

  test.each([
    ['the product is missing', []],
    ['the product is deleted', [aProduct({ deleted_at: '2027-01-02T00:00:00.000Z' })]],
    ['the product is no longer for sale', [aProduct({ purchasable: false })]],
    ['the variant is missing', [aProduct({}, [aVariant({ id: 'other' })])]],
    ['it is sold out', [aProduct({}, [aVariant({ manage_inventory: true, inventory_quantity: 0 })])]],
  ])('the line leaves the cart when %s', (_reason, products) => {
    expect(reconcileCart(cart, products)).toEqual({
      cart: [],
      changes: [{ code: 'gone', title: 'Peilkompass' }],
    })
  })

  test('names in another language are updated without a notice', () => {
    const answer = reconcileCart(cart, [aProduct({ title: 'Bussola' })])
    expect(answer.cart[0]?.product.title).toBe('Bussola')
    expect(answer.changes).toEqual([])
  })
})

describe('refreshing without buying', () => {
  test('keeps a line that the store does not return', () => {
    expect(refreshCart(cart, [])).toEqual({ cart, changes: [] })
  })

  test('updates a price and reports it', () => {
    const answer = refreshCart(cart, [aProduct({}, [aVariant({ price_in_cents: 5000 })])])
    expect(answer).toMatchObject({
      cart: [{ variant: { price_in_cents: 5000 } }],
      changes: [{ code: 'price_changed' }],
    })
  })
})

describe('correcting the stock after a refused checkout', () => {
  test('the quantity becomes what is left', () => {
    const answer = correctStock(cart, 'peilkompass-grad', 2)
    expect(answer.cart).toMatchObject([{ quantity: 2, variant: { inventory_quantity: 2 } }])
    expect(answer.changes).toEqual([{ code: 'quantity_reduced', title: 'Peilkompass', quantity: 2 }])
  })

  test('a sold-out line leaves the cart', () => {
    expect(correctStock(cart, 'peilkompass-grad', 0)).toEqual({
      cart: [],
      changes: [{ code: 'gone', title: 'Peilkompass' }],
    })
  })
})

describe('pieces held by other buyers', () => {
  const until = new Date('2027-03-14T10:15:00Z')
  const shelf = (free: number) => [
    aProduct({}, [aVariant({ manage_inventory: true, inventory_quantity: free })]),
  ]
  const holds = (pieces: number) => new Map([['peilkompass-grad', { pieces, until }]])
  const held = { code: 'held', title: 'Peilkompass', variantId: 'peilkompass-grad', until }

  test.each([0, 1])('keep the line as it is, with %i free', (available) => {
    for (const answer of [
      reconcileCart(cart, shelf(available), holds(3)),
      refreshCart(cart, shelf(available), holds(3)),
      correctStock(cart, 'peilkompass-grad', available, holds(3)),
    ]) {
      expect(answer.changes).toEqual([{ ...held, available }])
      expect(answer.cart).toMatchObject([{ quantity: 3, variant: { inventory_quantity: 3 } }])
      expect(parseStoredCart(serialiseCart(answer.cart))).toEqual(answer.cart)
    }
  })

  test('and sold ones reduce it to what may become available', () => {
    const answer = reconcileCart(cart, shelf(0), holds(2))
    expect(answer.cart[0]?.quantity).toBe(2)
    expect(answer.changes).toEqual([
      { code: 'quantity_reduced', title: 'Peilkompass', quantity: 2 },
      { ...held, available: 0 },
    ])
  })

  test('have no effect where enough are free', () => {
    expect(reconcileCart(cart, shelf(3), holds(5)).changes).toEqual([])
    expect(isShort(cart, shelf(3))).toBe(false)
    expect(isShort(cart, shelf(2))).toBe(true)
  })
})
