import type { CurrencyNotation } from '#i18n/format.ts'

/** A variant as the site uses it: prices taken from the first price entry of the store's answer. */
export interface Variant {
  id: string
  title: string
  image_url: string | null
  sku: string | null
  price_in_cents: number
  /** null when the variant is not on sale. */
  sale_price_in_cents: number | null
  /** Lower-case ISO 4217 code; `eur` when the store names none (RULING 2). */
  currency: string
  currency_notation: CurrencyNotation
  manage_inventory: boolean
  /** Grams. */
  weight: number | null
  options: VariantOption[]
  /** Pieces that can still be sold; meaningless when `manage_inventory` is false. */
  inventory_quantity: number
}

export interface VariantOption {
  id: string
  option_id: string
  variant_id: string
  value: string
}

/** A product as the site uses it (SPEC §3). */
export interface Product {
  id: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  /** Plain text; paragraphs are separated by an empty line. */
  description: string
  /** The store's `thumbnail`. */
  image: string | null
  /** Price of the chosen variant: the cheapest when `site_product_selection` says so, else the first. */
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
  /** `title` comes from our own service only. */
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

/** Cents that one piece costs now: the sale price if there is one, else the price. */
export function effectivePriceInCents(priced: {
  price_in_cents: number
  sale_price_in_cents: number | null
}): number {
  return priced.sale_price_in_cents ?? priced.price_in_cents
}
