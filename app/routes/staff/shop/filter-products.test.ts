import { expect, it } from 'vitest'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { filterProducts } from './filter-products.ts'

const variant = (onHand: number, sku: string | null = null) => ({
  id: 'v',
  title: 'Standard',
  sku,
  currency: 'chf',
  priceCents: 1000,
  salePriceCents: null,
  saleFrom: null,
  saleUntil: null,
  saleState: null,
  prices: [],
  stock: { onHand, held: 0 },
  changes: [],
})
const product = (id: string, onHand: number, more: Partial<StaffProduct> = {}): StaffProduct => ({
  id,
  title: id,
  state: 'published',
  isHidden: false,
  isValueVoucher: false,
  ownAmount: null,
  voucherPictures: null,
  variants: [variant(onHand, `FL-${id}`)],
  ...more,
})
const shop = [
  product('plane', 20),
  product('seil', 2),
  product('messer', 0, { isHidden: true }),
  product('hemd', 1, { state: 'draft' }),
  product('alt', 0, { state: 'removed' }),
]
const ids = (...args: [Parameters<typeof filterProducts>[1], string]) =>
  filterProducts(shop, ...args).map(({ id }) => id)

it('lists low stock first, and removed products only on request', () => {
  expect(ids('all', '')).toEqual(['seil', 'plane', 'messer', 'hemd'])
  expect(ids('removed', '')).toEqual(['alt'])
})

it('finds what is low, hidden or a draft', () => {
  expect([ids('low', ''), ids('hidden', ''), ids('draft', '')]).toEqual([['seil'], ['messer'], ['hemd']])
})

it('finds by name and item number, matching every word', () => {
  expect(ids('all', 'FL-pl')).toEqual(['plane'])
  expect(ids('all', 'plane seil')).toEqual([])
})
