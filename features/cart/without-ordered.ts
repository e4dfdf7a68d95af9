import { type Cart, lineKey } from './cart.ts'

export interface OrderedPieces {
  variantId: string
  quantity: number
  /** The address of the recipient as a hint alone. */
  gift: object | null
}

/** The cart without what was ordered: what was put in meanwhile stays. Of a personal voucher its own line first. */
export function withoutOrdered(cart: Cart, ordered: readonly OrderedPieces[]): Cart {
  const left = new Map(cart.map((line) => [lineKey(line), line.quantity]))
  for (const { variantId, quantity, gift } of ordered) {
    const lines = cart.filter(({ variant }) => variant.id === variantId)
    const own = lines.filter((line) => withoutAddress(line.gift) === withoutAddress(gift))
    let pieces = quantity
    for (const key of [...own, ...lines].map(lineKey)) {
      const taken = Math.min(pieces, left.get(key) ?? 0)
      left.set(key, (left.get(key) ?? 0) - taken)
      pieces -= taken
    }
  }
  return cart.flatMap((line) => {
    const quantity = left.get(lineKey(line)) ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function withoutAddress(gift: object | null | undefined): string {
  const written = Object.entries(gift ?? {}).filter(
    ([name, value]) => name !== 'email' && value !== undefined,
  )
  return JSON.stringify(written.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
