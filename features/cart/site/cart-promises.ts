import type { Cart } from '#features/cart/cart.ts'
import { isValueVoucher, isVoucher, type Product } from '#features/catalog/product.ts'
import type { PromiseKind } from '#site/ui/notices/promise-line.tsx'

/** Promises that apply to everything in the cart, shown beside the checkout button. */
export function cartPromises(cart: Cart): PromiseKind[] {
  const kinds = cart.flatMap(({ product }) => productPromises(product))
  return ORDER.filter((kind) => kinds.includes(kind))
}

/** A course voucher takes its whole price, so that nothing is left on it. */
export function productPromises(product: Pick<Product, 'type'>): PromiseKind[] {
  if (!isVoucher(product)) return ['delivery']
  return isValueVoucher(product)
    ? ['voucherByMail', 'voucherYears', 'voucherRest']
    : ['voucherByMail', 'voucherYears']
}

/** Three at the most, so that the lines keep their room on a phone. */
const ORDER = ['delivery', 'voucherByMail', 'voucherRest'] as const satisfies PromiseKind[]
