import type { OwnAmount } from '#features/catalog/own-amount.ts'
import type { Arrangement, StaffArrangement } from '#features/catalog/staff/arrangement.ts'
import type { ProductDocument } from '#features/catalog/staff/product-document.ts'
import type { ImportReport } from '#features/catalog/staff/product-import-plan.ts'
import type { EditedProduct, Prices, StaffProduct } from '#features/catalog/staff/staff-product.ts'
import type { StockChangeKind } from '#features/catalog/staff/stock-change.ts'
import type { Language } from '#i18n/languages.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface ProductPosts {
  '/variants/:id/price': Action<PriceChange>
  '/variants/:id/stock': Action<{ kind: StockChangeKind; pieces: number; note: string; seen: number }>
  '/products/:id/values': Action<{ francs: number }>
  '/products/:id/voucher-pictures': Action<{ names: string[]; seen: string[] }>
  '/products/:id/own-amount': Action<{ range: OwnAmount | null; seen: OwnAmount | null }>
  '/products/:id/value-removals': Action<{ variant: string }>
  '/products': Action<{ title: string; priceCents: number; stock: number | null }, { id: string }>
  '/products/:id': Action<{ document: ProductDocument; seen: string }, { seen: string }>
  '/products/:id/publication': Action<{ seen: string }>
  '/products/:id/withdrawal': Action<{ seen: string }>
  '/products/:id/removal': Action<{ seen: string }>
  '/products/:id/return': Action<{ seen: string }>
  '/products/:id/preview': Action<
    { document: ProductDocument; language: Language; page: 'product' | 'shop' },
    { html: string }
  >
  '/arrangement': Action<Arrangement & { seen: string }>
  '/products/:id/hiding': Action<Nothing>
  '/products/:id/listing': Action<Nothing>
  '/product-imports': Action<ProductFile, ImportReport>
}

/** `GET` below `/api/staff`. */
export interface ProductAnswers {
  '/products': { today: string; products: StaffProduct[] }
  '/products/:id': EditedProduct
  '/arrangement': StaffArrangement
}

interface PriceChange extends Prices {
  /** As shown. */
  seen: Prices
}

type ProductFile =
  | { dryRun: true; csv: string }
  /** As the dry run answered. */
  | { dryRun: false; csv: string; fileName: string; fingerprint: string }
