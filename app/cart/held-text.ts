import type { CartChange } from '#features/cart/reconcile-cart.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'

type HoldWords = Namespaces['stock-hold']

export type HeldLine = Extract<CartChange, { code: 'held' }>

export function isHeld(change: CartChange): change is HeldLine {
  return change.code === 'held'
}

/** `line` is shown at the cart line, `cart` names the product. */
export function heldText(
  words: HoldWords,
  language: Language,
  { title, until, available: n }: HeldLine,
): { line: string; cart: string } {
  const values = { title, n, time: formatTime(language, swissTime(until).time) }
  return n > 0
    ? { line: fill(words.partOfLine, values), cart: fill(words.partOfCart, values) }
    : { line: fill(words.line, values), cart: fill(words.cart, values) }
}
