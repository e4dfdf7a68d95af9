import type { CartChange } from '#features/cart/reconcile-cart.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'

type HoldMessages = Namespaces['stock-hold']

export type HeldLine = Extract<CartChange, { code: 'held' }>

export function isHeld(change: CartChange): change is HeldLine {
  return change.code === 'held'
}

/** `line` is shown at the cart line, `cart` names the product. */
export function heldText(
  messages: HoldMessages,
  language: Language,
  { title, until, available: n }: HeldLine,
): { line: string; cart: string } {
  const values = { title, n, time: formatTime(language, swissTime(until).time) }
  return n > 0
    ? { line: fill(messages.partOfLine, values), cart: fill(messages.partOfCart, values) }
    : { line: fill(messages.line, values), cart: fill(messages.cart, values) }
}
