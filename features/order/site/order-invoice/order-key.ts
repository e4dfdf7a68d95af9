const KEY = 'order-invoice'

/**
 * The key of this cart's order, the same in every tab, so that it is ordered once. Another cart has another; storage that fails
 * leaves each page its own.
 */
export function orderKeyOf(cart: string): string {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { of?: string; key?: string } | null
    if (stored?.of === cart && stored.key) return stored.key
    const key = randomKey()
    localStorage.setItem(KEY, JSON.stringify({ of: cart, key }))
    return key
  } catch {
    return randomKey()
  }
}

/** The next order of the same cart is another one. */
export function forgetOrderKey(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** Not `crypto.randomUUID`, which needs a secure context. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
