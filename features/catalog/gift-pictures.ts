import type { Product } from './product.ts'

/** A picture that visitors may choose for a voucher. */
export interface GiftPicture {
  name: string
  src: string
  alt: string
}

/** Only our own service has some, and only it takes what makes a voucher personal; an external one may send anything. */
export function giftPicturesOf({ metadata }: Pick<Product, 'metadata'>): GiftPicture[] {
  const pictures: unknown = metadata?.['voucher_pictures']
  return Array.isArray(pictures) ? pictures.filter(isPicture) : []
}

function isPicture(value: unknown): value is GiftPicture {
  const { name, src, alt } = (value ?? {}) as Record<string, unknown>
  return typeof name === 'string' && typeof src === 'string' && src.startsWith('/') && typeof alt === 'string'
}
