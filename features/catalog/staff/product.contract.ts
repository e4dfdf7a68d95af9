import { VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import {
  cents,
  choice,
  count,
  day,
  fingerprint,
  flag,
  json,
  line,
  listOf,
  nullable,
  optional,
  required,
  revision,
  withFallback,
} from '#kit/fields.ts'
import type { OwnAmount } from '../own-amount.ts'
import type { ArrangedCollection, StaffArrangement } from './arrangement.ts'
import { MAX_PRICE_CENTS, PRODUCT_LIMITS, type ProductDocument } from './product-document.ts'
import { IMPORT_REFUSALS, type ImportReport, MAX_IMPORT_CHARACTERS } from './product-import-plan.ts'
import {
  type EditedProduct,
  MAX_PRODUCT_SEARCH,
  type Prices,
  PRODUCT_FILTERS,
  PRODUCT_SORTS,
  SHOP_REFUSALS,
  type StaffProduct,
  VOUCHER_VALUE,
} from './staff-product.ts'
import { MAX_PIECES, MAX_STOCK_NOTE, STOCK_CHANGES } from './stock-change.ts'

export const productList = listOf({
  filters: PRODUCT_FILTERS,
  first: 'all',
  sorts: PRODUCT_SORTS,
  searchLength: MAX_PRODUCT_SEARCH,
})

const price = cents(1, MAX_PRICE_CENTS)
const saleDay = withFallback(nullable(day('2000', '2099-12-31')), null)
const document = json<ProductDocument>()
const seen = fingerprint()
const moved = { audit: 'product_moved' } as const
const ofVariant = { missing: 'unknown_variant', subject: 'variant' }
const pricing = { permission: 'prices' } as const
const stocking = { permission: 'stock' } as const

/** What the shop sells: its products, their prices and stock, and how they are arranged. */
export const products = contract(
  {
    permission: 'catalogue',
    isSmall: true,
    refusals: { ...SHOP_REFUSALS, ...IMPORT_REFUSALS },
    missing: 'unknown_product',
    subject: 'product',
    id: /^[\w-]{1,100}$/,
  },
  {
    /** `today`: Swiss day. */
    list: get('/products', {}, stocking).answers<{ today: string; products: StaffProduct[] }>(),
    csv: file('/products.csv', productList.selection, stocking),
    read: get('/products/:id').answers<EditedProduct>(),
    add: post(
      '/products',
      {
        title: required(line(PRODUCT_LIMITS.line)),
        priceCents: price,
        stock: nullable(count(0, MAX_PIECES)),
      },
      { ...pricing, audit: 'product_added', isCreated: true },
    ).answers<{ id: string }>(),
    save: post('/products/:id', { document, seen }, { audit: 'product_changed' }).answers<{ seen: string }>(),
    publish: post('/products/:id/publication', { seen }, moved),
    withdraw: post('/products/:id/withdrawal', { seen }, moved),
    remove: post('/products/:id/removal', { seen }, moved),
    bringBack: post('/products/:id/return', { seen }, moved),
    preview: post('/products/:id/preview', {
      document,
      language: choice(LANGUAGES),
      page: choice(['product', 'shop']),
    }).answers<{ html: string }>(),
    hide: post('/products/:id/hiding', {}, { ...stocking, audit: 'product_listed' }),
    show: post('/products/:id/listing', {}, { ...stocking, audit: 'product_listed' }),
    setPrice: post(
      '/variants/:id/price',
      {
        priceCents: price,
        salePriceCents: nullable(price),
        saleFrom: saleDay,
        saleUntil: saleDay,
        seen: json<Prices>(),
      },
      { ...pricing, ...ofVariant, audit: 'price_changed' },
    ),
    /** `seen`: pieces on hand. */
    changeStock: post(
      '/variants/:id/stock',
      {
        kind: choice(STOCK_CHANGES),
        pieces: count(0, MAX_PIECES),
        note: withFallback(line(MAX_STOCK_NOTE), ''),
        seen: count(0, MAX_PIECES),
      },
      { ...stocking, ...ofVariant, audit: 'stock_changed' },
    ),
    addValue: post(
      '/products/:id/values',
      { francs: count(VOUCHER_VALUE.least, VOUCHER_VALUE.most) },
      { ...pricing, audit: 'voucher_value_changed' },
    ),
    removeValue: post(
      '/products/:id/value-removals',
      { variant: line(64) },
      { ...pricing, audit: 'voucher_value_changed' },
    ),
    setOwnAmount: post(
      '/products/:id/own-amount',
      { range: nullable(json<OwnAmount>()), seen: nullable(json<OwnAmount>()) },
      { ...pricing, audit: 'own_amount_changed' },
    ),
    setVoucherPictures: post(
      '/products/:id/voucher-pictures',
      { names: json<string[]>(), seen: json<string[]>() },
      { audit: 'voucher_pictures_changed' },
    ),
    voucherYears: get('/voucher-years', {}, pricing).answers<{ years: number; revision: number }>(),
    setVoucherYears: post(
      '/voucher-years',
      { years: count(VOUCHER_YEARS.least, VOUCHER_YEARS.most), seen: revision() },
      pricing,
    ).answers<{ revision: number }>(),
    arrangement: get('/arrangement').answers<StaffArrangement>(),
    arrange: post(
      '/arrangement',
      { order: json<readonly string[]>(), collections: json<readonly ArrangedCollection[]>(), seen },
      { audit: 'shop_arranged' },
    ),
    /** A dry run says what would happen; `fingerprint`: of what it said. */
    import: post(
      '/product-imports',
      {
        dryRun: { ...flag(), fits: namesFile },
        csv: json<string>(),
        fileName: optional(line(255)),
        fingerprint: optional(json<string>()),
      },
      {
        ...pricing,
        audit: 'products_imported',
        // JSON writes line breaks and quotes with two characters, and UTF-8 most others with up to three bytes.
        bodyLimit: 3 * MAX_IMPORT_CHARACTERS,
      },
    ).answers<ImportReport>(),
  },
)

/** What is done, not tried, names its file and what the dry run said. */
function namesFile({ dryRun, fileName, fingerprint: known }: { readonly [name: string]: unknown }): boolean {
  return dryRun === true || (fileName !== undefined && known !== undefined)
}
