import type { Product, Variant } from './product.ts'

/** Whole francs that visitors may choose for a value voucher, both included. */
export interface OwnAmount {
  least: number
  most: number
}

/** Francs of a value voucher. */
export const VOUCHER_VALUE = { least: 10, most: 5000 } as const

/** Real variants have no underline in their ids. */
export function ownAmountId(productId: string, francs: number): string {
  return `${productId}_${francs}`
}

/** What such an id says; undefined for any other. */
export function readOwnAmountId(id: string): { productId: string; francs: number } | undefined {
  const [, productId, francs] = /^([a-z0-9-]{1,58})_([1-9]\d{0,3})$/.exec(id) ?? []
  return productId && francs ? { productId, francs: Number(francs) } : undefined
}

/** From the metadata of our own store service; an external one may send anything. */
export function ownAmountOf({ metadata }: Pick<Product, 'metadata'>): OwnAmount | undefined {
  const { least, most } = (metadata?.['own_amount'] ?? {}) as Partial<OwnAmount>
  return Number.isSafeInteger(least) && Number.isSafeInteger(most)
    ? { least: Number(least), most: Number(most) }
    : undefined
}

/** The variant of an amount within the range, as the server sells it; undefined outside of it. */
export function variantOfAmount(product: Product, francs: number): Variant | undefined {
  const own = ownVariant(product, francs)
  return own && (product.variants.find((variant) => variant.price_in_cents === francs * 100) ?? own)
}

/** The variant of a line in the cart, chosen amounts included. */
export function variantOfLine(product: Product, variantId: string): Variant | undefined {
  const own = readOwnAmountId(variantId)
  if (own?.productId === product.id) return ownVariant(product, own.francs)
  return product.variants.find((variant) => variant.id === variantId)
}

function ownVariant(product: Product, francs: number): Variant | undefined {
  const range = ownAmountOf(product)
  const [first] = product.variants
  if (!range || !first || !Number.isInteger(francs) || francs < range.least || francs > range.most)
    return undefined
  return {
    ...first,
    id: ownAmountId(product.id, francs),
    title: `CHF ${francs}`,
    image_url: null,
    sku: null,
    price_in_cents: francs * 100,
    sale_price_in_cents: null,
    manage_inventory: false,
    options: [],
  }
}
