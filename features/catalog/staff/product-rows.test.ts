import { expect, it } from 'vitest'
import type { ProductFilter, ProductSort, StaffProduct } from './staff-product.ts'
import type { ListSort } from '#kernel/list-page.ts'
import { countRows, selectRows } from '#kit/whole-list.ts'
import { lowFirst, PRODUCT_ROWS } from './product-rows.ts'

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
const ids = (filter: ProductFilter, search: string) =>
  selectRows(lowFirst(shop), PRODUCT_ROWS, { filter, search }, 'de').map(({ id }) => id)

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

it('sorts by name, lowest price, fewest free pieces and whether it is listed, with all variants of a product together', () => {
  const sorted = (sort?: ListSort<ProductSort>) =>
    selectRows(
      [
        product('öl', 20, { variants: [{ ...variant(9), priceCents: 500 }] }),
        product('axt', 2),
        product('wert', 0, { variants: [{ ...variant(0), stock: null }], isHidden: true }),
      ],
      PRODUCT_ROWS,
      { sort },
      'de',
    ).map(({ id }) => id)
  expect(sorted('product')).toEqual(['axt', 'öl', 'wert'])
  expect(sorted('price')).toEqual(['öl', 'axt', 'wert'])
  expect(sorted('stock')).toEqual(['wert', 'axt', 'öl'])
  expect(sorted('-listed')).toEqual(['öl', 'axt', 'wert'])
  expect(sorted()).toEqual(['öl', 'axt', 'wert'])
})

it('counts each filter within the search', () => {
  const none = { sale: 0, hidden: 0, draft: 0, removed: 0 }
  expect(countRows(shop, PRODUCT_ROWS, 'seil')).toEqual({ ...none, all: 1, low: 1 })
})
