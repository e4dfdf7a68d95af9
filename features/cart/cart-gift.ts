import { GIFT_FIELDS, tidyGift, type VoucherGift } from '#kernel/voucher-gift.ts'
import { type Cart, type CartLine, clampQuantity, lineKey } from './cart.ts'

/** What a line keeps, whatever was stored in the browser; undefined when nothing of it can be used. */
export function giftOf({ gift }: Pick<CartLine, 'gift'>): VoucherGift | undefined {
  const stored: Record<string, unknown> = { ...gift }
  const texts = GIFT_FIELDS.flatMap((field) =>
    typeof stored[field] === 'string' ? [[field, stored[field].slice(0, 1000)]] : [],
  )
  const tidy = tidyGift(Object.fromEntries(texts))
  return Object.keys(tidy).length > 0 ? tidy : undefined
}

/** Replaces what makes a line personal; lines that become the same are one. */
export function changeGift(cart: Cart, key: string, gift: VoucherGift | undefined): Cart {
  const { gift: _, ...plain } = cart.find((line) => lineKey(line) === key) ?? {}
  if (!('variant' in plain)) return cart
  const changed: CartLine = gift && Object.keys(gift).length > 0 ? { ...plain, gift } : plain
  return joinLines(cart.map((line) => (lineKey(line) === key ? changed : line)))
}

/** Makes one line of lines that have become the same. */
export function joinLines(cart: Cart): CartLine[] {
  const joined = new Map<string, CartLine>()
  for (const line of cart) {
    const key = lineKey(line)
    const same = joined.get(key)
    const quantity = same && clampQuantity(same.quantity + line.quantity, same.variant)
    joined.set(key, same && quantity ? { ...same, quantity } : line)
  }
  return [...joined.values()]
}

/** Without a picture that is no longer offered and a day that has passed. */
export function possibleGift(gift: VoucherGift, offered: readonly string[], today: string): VoucherGift {
  const { picture, day, ...rest } = gift
  return {
    ...(picture !== undefined && offered.includes(picture) && { picture }),
    ...rest,
    ...(day !== undefined && day >= today && { day }),
  }
}
