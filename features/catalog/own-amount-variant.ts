import type { Language } from '#i18n/languages.ts'
import { amountTitleIn } from './amount-title.ts'
import { isInRange, ownAmountId } from './own-amount.ts'
import type { Product, Variant } from './product.ts'

/** The amount of such an id; undefined for any other. */
export function readOwnAmountId(id: string): { productId: string; francs: number } | undefined {
  const [, productId, francs] = /^([a-z0-9-]{1,58})_([1-9]\d{0,3})$/.exec(id) ?? []
  return productId && francs ? { productId, francs: Number(francs) } : undefined
}

/** The variant of an amount within the range, as the server sells it; undefined outside of it. */
export function variantOfAmount(product: Product, francs: number, language: Language): Variant | undefined {
  const [first] = product.variants
  if (!first || !isInRange(product, francs)) return undefined
  const offered = product.variants.find((variant) => variant.price_in_cents === francs * 100)
  return (
    offered ?? {
      ...first,
      id: ownAmountId(product.id, francs),
      title: amountTitleIn(language, francs),
      image_url: null,
      sku: null,
      price_in_cents: francs * 100,
      sale_price_in_cents: null,
      manage_inventory: false,
      options: [],
    }
  )
}

/**
 * What pays for a price in whole francs: that amount where it is sold, else the least offered one above it, else the greatest.
 */
export function variantThatPays(product: Product, francs: number, language: Language): Variant | undefined {
  const exact = variantOfAmount(product, francs, language)
  if (exact) return exact
  const sorted = product.variants.toSorted((a, b) => a.price_in_cents - b.price_in_cents)
  return sorted.find(({ price_in_cents }) => price_in_cents >= francs * 100) ?? sorted.at(-1)
}
