import type { Cart } from '#features/cart/cart.ts'
import { CART_STORAGE_KEY, parseStoredCart, serialiseCart } from '#features/cart/stored-cart.ts'

const EMPTY: Cart = []

export interface CartStore {
  get(): Cart
  getOnServer(): Cart
  subscribe(listener: () => void): () => void
  /** Applies the change to the latest stored cart, possibly from another tab. */
  update(change: (cart: Cart) => Cart): void
}

/** Persisted in local storage and synced between tabs. Storage errors are ignored (SPEC §8). */
export function createCartStore(
  browser: Pick<Window, 'localStorage' | 'addEventListener'> | null,
): CartStore {
  const listeners = new Set<() => void>()
  let stored = read()
  let cart = parseStoredCart(stored ?? null)

  function read(): string | null | undefined {
    try {
      return browser?.localStorage.getItem(CART_STORAGE_KEY)
    } catch {
      return undefined
    }
  }

  function catchUp(): void {
    const now = read()
    if (now === undefined || now === stored) return
    stored = now
    cart = parseStoredCart(now)
  }

  function write(): void {
    try {
      const next = serialiseCart(cart)
      browser?.localStorage.setItem(CART_STORAGE_KEY, next)
      stored = next
    } catch {}
  }

  function publish(): void {
    for (const listener of listeners) listener()
  }

  function catchUpAndPublish(): void {
    const before = cart
    catchUp()
    if (cart !== before) publish()
  }

  browser?.addEventListener('storage', catchUpAndPublish)
  // A page restored from the back/forward cache missed the storage events.
  browser?.addEventListener('pageshow', catchUpAndPublish)

  return {
    get: () => cart,
    getOnServer: () => EMPTY,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      const before = cart
      catchUp()
      const next = change(cart)
      if (next !== cart) {
        cart = next
        write()
      }
      if (cart !== before) publish()
    },
  }
}

export const cartStore = createCartStore(typeof window === 'undefined' ? null : window)
