import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePriceInCents, type Product } from './product.ts'
import {
  LOW_STOCK_PIECES,
  listForShop,
  productAvailability,
  SHOP_SORTINGS,
  toShopSorting,
  variantAvailability,
} from './shop-listing.ts'
import { toProduct } from './to-product.ts'

function product(
  id: string,
  fields: { title?: string; order?: number; price?: number; sale?: number | null; in?: string[] },
) {
  return toProduct({
    id,
    title: fields.title ?? id,
    order: fields.order ?? 0,
    collections: (fields.in ?? []).map((collection_id) => ({ collection_id })),
    variants: [
      { id: `${id}-1`, prices: [{ amount: fields.price ?? 100, sale_amount: fields.sale ?? null }] },
    ],
  })
}

const ids = (products: Product[]) => products.map(({ id }) => id)

describe('the shop’s list', () => {
  const products = [
    product('c', { order: 1, price: 300, title: 'Äste', in: ['camp'] }),
    product('a', { order: 2, price: 500, sale: 200, title: 'Zunder', in: ['camp', 'gift'] }),
    product('b', { order: 0, price: 250, title: 'Beil 10', in: ['gift'] }),
    product('d', { order: 0, price: 250, title: 'beil 9' }),
  ]

  it.each([
    ['recommended', ['b', 'd', 'c', 'a']],
    ['price_ascending', ['a', 'b', 'd', 'c']],
    ['price_descending', ['c', 'b', 'd', 'a']],
    ['name', ['c', 'd', 'b', 'a']],
  ] as const)('sorts by %s', (sorting, expected) => {
    expect(ids(listForShop(products, { sorting }, 'de'))).toEqual(expected)
  })

  it('shows one collection, or all', () => {
    expect(ids(listForShop(products, { collection: 'camp' }, 'de'))).toEqual(['c', 'a'])
    expect(ids(listForShop(products, { collection: 'nothing' }, 'de'))).toEqual([])
    expect(listForShop(products, { collection: null }, 'de')).toHaveLength(4)
  })

  it('falls back to the recommended order for a sorting that does not exist', () => {
    expect(toShopSorting('price_ascending')).toBe('price_ascending')
    expect(toShopSorting('constructor')).toBe('recommended')
    expect(toShopSorting(null)).toBe('recommended')
  })

  it('loses and adds nothing, sorts by the price to pay, and does not mutate the given list', () => {
    const any = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        order: fc.integer(),
        price: fc.nat(),
        sale: fc.option(fc.nat()),
        title: fc.string(),
      }),
      { selector: (entry) => entry.id },
    )
    fc.assert(
      fc.property(any, fc.constantFrom(...SHOP_SORTINGS), (entries, sorting) => {
        const unsorted = entries.map(({ id, ...rest }) => product(id, rest))
        const before = ids(unsorted)
        const listed = listForShop(unsorted, { sorting }, 'fr')
        expect(ids(unsorted)).toEqual(before)
        expect(ids(listed).sort()).toEqual([...before].sort())
        expect(ids(listForShop([...unsorted].reverse(), { sorting }, 'fr'))).toEqual(ids(listed))
        const paid = listed.map(effectivePriceInCents)
        if (sorting === 'price_ascending') expect(paid).toEqual([...paid].sort((a, b) => a - b))
        if (sorting === 'price_descending') expect(paid).toEqual([...paid].sort((a, b) => b - a))
      }),
    )
  })
})

describe('availability', () => {
  const of = (purchasable: boolean, ...stocks: (number | null)[]) =>
    toProduct({
      purchasable,
      variants: stocks.map((stock, i) => ({
        id: `v${i}`,
        prices: [{ amount: 100 }],
        manage_inventory: stock !== null,
        inventory_quantity: stock ?? 0,
      })),
    })

  it.each([
    [[null], { state: 'available' }],
    [[0, null], { state: 'available' }],
    [[LOW_STOCK_PIECES + 1], { state: 'available' }],
    [[LOW_STOCK_PIECES], { state: 'low_stock', left: LOW_STOCK_PIECES }],
    [[1, 2, 0], { state: 'low_stock', left: 3 }],
    [[4, 4], { state: 'available' }],
    [[0, 0], { state: 'sold_out' }],
    [[], { state: 'not_purchasable' }],
  ])('of a product with stocks %j is %j', (stocks, expected) => {
    expect(productAvailability(of(true, ...stocks))).toEqual(expected)
  })

  it('of a product that is not sold is not_purchasable, for any stock', () => {
    const later = of(false, 9)
    expect(productAvailability(later)).toEqual({ state: 'not_purchasable' })
    expect(later.variants.map((variant) => variantAvailability(later, variant))).toEqual([
      { state: 'not_purchasable' },
    ])
  })

  it('of a product with one variant is that of the variant, and never exceeds the stock', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), (stock) => {
        const one = of(true, stock)
        const [variant] = one.variants
        const availability = productAvailability(one)
        expect(variant && variantAvailability(one, variant)).toEqual(availability)
        if (availability.state === 'low_stock') expect(availability.left).toBe(stock)
        expect(availability.state === 'sold_out').toBe(stock === 0)
      }),
    )
  })
})
