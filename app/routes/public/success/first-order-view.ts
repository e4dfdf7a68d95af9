const STORAGE_KEY = 'cart-emptied-for'
const REMEMBERED = 20

/**
 * True the first time an order is named in this browser: its cart has been paid and can go. A later visit to the
 * same page must not empty the next cart. Blocked storage counts as the first time: the cart is gone anyway.
 */
export function isFirstOrderView(
  orderNumber: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const seen = (storage().getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean)
    if (seen.includes(orderNumber)) return false
    storage().setItem(STORAGE_KEY, [orderNumber, ...seen].slice(0, REMEMBERED).join(' '))
  } catch {}
  return true
}
