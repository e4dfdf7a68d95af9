import type { AddRefusal, StockLimit } from '#features/cart/change-cart.ts'
import type { CartChange } from '#features/cart/reconcile-cart.ts'
import { fill, formatNumber, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

type CartMessages = Namespaces['common']['cart']

/** The stock messages are those of SPEC §5. */
export function refusalText(messages: CartMessages, refusal: AddRefusal): string {
  switch (refusal.code) {
    case 'not_enough_stock':
      return fill(messages.notEnoughStock, { title: refusal.title, n: refusal.available })
    case 'maximum_reached':
      return fill(messages.maximumReached, { title: refusal.title })
    case 'other_currency':
      return fill(messages.otherCurrency, { currency: refusal.currency.toUpperCase() })
    case 'not_purchasable':
      return fill(messages.goneFromShop, { title: refusal.title })
  }
}

export function stockLimitText(messages: CartMessages, limit: StockLimit): string {
  return fill(messages.stockLimit, { title: limit.title, n: limit.available })
}

/** `held` changes nothing and is announced by `heldText`. */
export type StoreChange = Exclude<CartChange, { code: 'held' }>

/** Namespaces that the texts of these changes need. */
export function namespacesOf(changes: readonly CartChange[]): Namespace[] {
  const needed = changes.flatMap(({ code }) => NAMESPACE[code] ?? [])
  return [...new Set(needed)]
}

const NAMESPACE: Partial<Record<CartChange['code'], Namespace>> = {
  held: 'stock-hold',
  amount_out_of_range: 'product',
  gift_changed: 'product',
}

/** @param gift called only for changes that need it (`namespacesOf`) */
export function changeText(
  messages: CartMessages,
  language: Language,
  change: StoreChange,
  gift: () => Namespaces['product']['gift'],
): string {
  switch (change.code) {
    case 'price_changed':
      return fill(messages.priceChanged, {
        title: change.title,
        price: formatPrice(language, change.priceInCents, change.currency),
      })
    case 'quantity_reduced':
      return fill(messages.quantityChanged, { title: change.title, n: change.quantity })
    case 'gone':
      return fill(messages.goneFromShop, { title: change.title })
    case 'amount_out_of_range':
      return fill(gift().cart.outOfRange, {
        title: change.title,
        least: formatNumber(language, change.least),
        most: formatNumber(language, change.most),
      })
    case 'gift_changed':
      return fill(gift().cart.changed, { title: change.title })
  }
}
