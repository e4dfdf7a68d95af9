import { describe, expect, test } from 'vitest'
import type { Product } from '#features/catalog/product.ts'
import { aProduct, aVariant } from '#features/cart/cart-fixtures.ts'
import { listShop } from './list-shop.ts'
import { toProductCard } from './product-card-data.ts'

function inCollection(id: string, collection: string, order: number, priceInCents: number): Product {
  return aProduct(
    {
      id,
      title: id,
      order,
      price_in_cents: priceInCents,
      collections: [{ product_id: id, collection_id: collection, order: 0, title: collection.toUpperCase() }],
    },
    [aVariant({ id: `${id}-v`, price_in_cents: priceInCents })],
  )
}

const products = [
  inCollection('b', 'gear', 2, 100),
  inCollection('a', 'vouchers', 1, 300),
  inCollection('c', 'gear', 3, 200),
]
const list = (query: string) => {
  const data = listShop(products, new URLSearchParams(query), 'de')
  if (data.kind !== 'listed') throw new Error('failed')
  return data
}

describe('the shop for an address', () => {
  test('without a filter: everything as recommended, collections in that order', () => {
    const data = list('')
    expect(data.products.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(data.collections).toEqual([
      { id: 'vouchers', title: 'VOUCHERS' },
      { id: 'gear', title: 'GEAR' },
    ])
  })

  test('with a collection and a sorting', () => {
    expect(list('collection=gear&sort=price_descending').products.map(({ id }) => id)).toEqual(['c', 'b'])
  })

  test('with invalid values: an empty collection, sorted as recommended', () => {
    expect(list('collection=%00&sort=upside-down')).toMatchObject({ products: [], sorting: 'recommended' })
  })
})

describe('the filter', () => {
  test('is shown from thirteen products on, or to undo a choice', () => {
    expect(list('')).toMatchObject({ isArranged: true, hasFilter: false })
    expect(list('collection=gear')).toMatchObject({ isArranged: false, hasFilter: true })
    expect(list('sort=name')).toMatchObject({ isArranged: false, hasFilter: true })
    const many = Array.from({ length: 13 }, (_, i) => inCollection(`p${i}`, 'gear', i, 100))
    expect(listShop(many, new URLSearchParams(), 'de')).toMatchObject({ isArranged: true, hasFilter: true })
  })
})

describe('a card', () => {
  test('shows the lowest current price when variants differ', () => {
    const card = toProductCard(
      aProduct({}, [
        aVariant({ id: 'a', price_in_cents: 5000 }),
        aVariant({ id: 'b', price_in_cents: 6000, sale_price_in_cents: 4000 }),
      ]),
    )
    expect(card).toMatchObject({ isFrom: true, priceInCents: 6000, salePriceInCents: 4000 })
  })

  test('keeps the one price of a product with one', () => {
    expect(toProductCard(aProduct())).toMatchObject({
      isFrom: false,
      priceInCents: 4800,
      salePriceInCents: null,
    })
  })

  test('recognises vouchers and their level, and ignores unknown levels', () => {
    const voucher = { type: { value: 'voucher_course' }, metadata: { level: 2 } }
    expect(toProductCard(aProduct(voucher))).toMatchObject({ isVoucher: true, level: 2 })
    expect(toProductCard(aProduct({ metadata: { level: 9 } }))).toMatchObject({
      isVoucher: false,
      level: null,
    })
  })
})
