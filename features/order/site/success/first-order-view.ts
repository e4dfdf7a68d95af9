const STORAGE_KEY = 'cart-emptied-for'
const REMEMBERED = 20

/** Keeps a later visit from emptying the next cart. True when storage is blocked. */
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
