import { effectivePriceInCents, isValueVoucher, isVoucher, type Product } from '#features/catalog/product.ts'
import { type Availability, productAvailability } from '#features/catalog/shop-listing.ts'
import type { CurrencyNotation } from '#i18n/format.ts'

/** Subset of the product, to keep the page data small. */
export interface ProductCardData {
  id: string
  title: string
  subtitle: string | null
  ribbon: string | null
  image: string | null
  /** Shorter than the title, where a heading says that it is a voucher. */
  shortName: string | null
  isVoucher: boolean
  /** With an amount, not for a course. */
  isValueVoucher: boolean
  level: 1 | 2 | 3 | null
  priceInCents: number
  salePriceInCents: number | null
  currency: CurrencyNotation
  /** Other variants cost more. */
  isFrom: boolean
  availability: Availability
  /** Empty unless sold out; some of them may only be held. */
  soldOutVariantIds: string[]
}

export function toProductCard(product: Product): ProductCardData {
  const cheapest = Math.min(...product.variants.map(effectivePriceInCents), effectivePriceInCents(product))
  const dearest = Math.max(...product.variants.map(effectivePriceInCents), effectivePriceInCents(product))
  const isFrom = cheapest < dearest
  const availability = productAvailability(product)
  const priced = product.variants.find((variant) => effectivePriceInCents(variant) === cheapest) ?? product
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle,
    ribbon: product.ribbon_text,
    image: product.image,
    shortName: typeof product.metadata?.['name'] === 'string' ? product.metadata['name'] : null,
    isVoucher: isVoucher(product),
    isValueVoucher: isValueVoucher(product),
    level: voucherLevel(product),
    priceInCents: isFrom ? priced.price_in_cents : product.price_in_cents,
    salePriceInCents: isFrom ? priced.sale_price_in_cents : product.sale_price_in_cents,
    currency: product.currency_notation,
    isFrom,
    availability,
    soldOutVariantIds: availability.state === 'sold_out' ? product.variants.map(({ id }) => id) : [],
  }
}

/** From the metadata of our own store service. */
export function voucherLevel(product: Pick<Product, 'metadata'>): 1 | 2 | 3 | null {
  const level = product.metadata?.['level']
  return level === 1 || level === 2 || level === 3 ? level : null
}
