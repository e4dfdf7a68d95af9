import { type RefusalOf, refusals } from '#kit/refusals.ts'
import type { ProductType } from '../product-type.ts'
import type { ProductDocument } from './product-document.ts'
import type { OwnAmount } from '../own-amount.ts'
import type { SaleState } from '../sale.ts'
import type { StockChangeKind } from './stock-change.ts'

export const PRODUCT_FILTERS = ['all', 'low', 'sale', 'hidden', 'draft', 'removed'] as const
export type ProductFilter = (typeof PRODUCT_FILTERS)[number]

export const PRODUCT_SORTS = ['product', 'price', 'stock', 'listed'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Characters. */
export const MAX_PRODUCT_SEARCH = 80

/** Francs of a value voucher. */
export const VOUCHER_VALUE = { least: 10, most: 5000 } as const

/** A product as staff see it, in their language. */
export interface StaffProduct {
  id: string
  title: string
  /** Not listed in the shop, but reachable by its address. */
  isHidden: boolean
  state: ProductState
  /** Owners choose which amounts are offered. */
  isValueVoucher: boolean
  /** Whole francs that visitors may choose themselves. */
  ownAmount: OwnAmount | null
  /** Names of those that a voucher offers; null of other products. */
  voucherPictures: string[] | null
  variants: StaffVariant[]
}

export type ProductState = 'draft' | 'published' | 'removed'

/** A product as its page in the back office has it. */
export interface EditedProduct {
  id: string
  type: ProductType
  state: ProductState
  isHidden: boolean
  /** Whole francs that visitors may choose themselves. */
  ownAmount: OwnAmount | null
  document: ProductDocument
  /** A change has to name the version that was seen, so that none is overwritten unseen. */
  seen: string
  stock: { variant: string; stock: { onHand: number; held: number } | null }[]
  /** Variants of orders that are not done: they stay. */
  openVariants: string[]
  /** To choose from, in German. */
  collections: { id: string; title: string }[]
  others: { id: string; title: string }[]
}

export interface StaffVariant {
  id: string
  title: string
  sku: string | null
  currency: string
  priceCents: number
  salePriceCents: number | null
  /** Swiss days, both part of the sale; null: open. */
  saleFrom: string | null
  saleUntil: string | null
  saleState: SaleState | null
  /** Newest first, the present one included. */
  prices: PriceEntry[]
  /** Null where stock is not counted, as for vouchers. */
  stock: { onHand: number; held: number } | null
  /** Newest first. */
  changes: StockEntry[]
}

export interface StockEntry {
  /** ISO 8601. */
  at: string
  kind: StockChangeKind
  before: number
  after: number
  note: string
}

export interface PriceEntry extends Prices {
  /** ISO 8601. */
  at: string
}

/** What somebody sets, or has set. */
export interface Prices {
  priceCents: number
  salePriceCents: number | null
  saleFrom: string | null
  saleUntil: string | null
}

export const SHOP_REFUSALS = refusals({
  unknown_variant: 'missing',
  unknown_product: 'missing',
  changed_meanwhile: 'conflict',
  value_offered: 'conflict',
  last_value: 'conflict',
  sale_not_below_price: 'invalid',
  sale_days_without_price: 'invalid',
  sale_ends_before_start: 'invalid',
  not_whole_francs: 'invalid',
  variant_ordered: 'conflict',
  sku_taken: 'conflict',
  product_incomplete: 'invalid',
  no_permission: 'forbidden',
  picture_missing: 'invalid',
  stock_not_counted: 'conflict',
  stock_too_low: 'conflict',
  stock_below_held: 'conflict',
})

/** With what explains it. */
export type ShopRefusal = RefusalOf<typeof SHOP_REFUSALS> & {
  variant?: string
  sku?: string
  free?: number
  held?: number
}
