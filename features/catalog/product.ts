import type { CurrencyNotation } from '#i18n/format.ts'

export interface Variant {
  id: string
  title: string
  image_url: string | null
  sku: string | null
  price_in_cents: number
  sale_price_in_cents: number | null
  /** Lower-case ISO 4217; `eur` when the store has none (RULING 2). */
  currency: string
  currency_notation: CurrencyNotation
  manage_inventory: boolean
  weight: number | null
  options: VariantOption[]
  /** Free pieces; meaningless unless `manage_inventory`. */
  inventory_quantity: number
}

export interface VariantOption {
  id: string
  option_id: string
  variant_id: string
  value: string
}

/** SPEC §3. */
export interface Product {
  id: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  /** Plain text; an empty line separates paragraphs. */
  description: string
  image: string | null
  /** Price of the chosen variant: the cheapest if `site_product_selection` says so, else the first. */
  price_in_cents: number
  sale_price_in_cents: number | null
  currency: string
  currency_notation: CurrencyNotation
  status: string
  purchasable: boolean
  order: number
  site_product_selection: 'lowest_price_first' | (string & {}) | null
  images: { url: string; order: number; type: string }[]
  options: { id: string; title: string; values: VariantOption[] }[]
  variants: Variant[]
  /** Only our own service provides `title`. */
  collections: { product_id: string; collection_id: string; order: number; title?: string }[]
  additional_info: { id: string; order: number; title: string; description: string }[]
  type: { value: string }
  custom_fields: { id: string; title: string; is_required: boolean }[]
  related_products: {
    id: string
    section_title: string
    related_type: string
    related_id: string
    position: number
  }[]
  metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** Also of an external store, whose types may continue behind the word. */
export function isVoucher({ type }: Pick<Product, 'type'>): boolean {
  return type.value.startsWith('voucher')
}

/** One with an amount, not for a course. */
export function isValueVoucher({ type }: Pick<Product, 'type'>): boolean {
  return type.value === 'voucher_value'
}

/** The sale price if any, else the price. */
export function effectivePriceInCents(priced: {
  price_in_cents: number
  sale_price_in_cents: number | null
}): number {
  return priced.sale_price_in_cents ?? priced.price_in_cents
}
