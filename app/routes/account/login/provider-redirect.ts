/** Session storage key; listed in content/device-storage.ts. */
const KEY = 'provider-trip'

/** Remembers in this tab to which service the visitor goes. */
export function rememberProviderRedirect(provider: string, storage = () => window.sessionStorage): void {
  try {
    storage().setItem(KEY, provider)
  } catch {}
}

/** Whether this tab has gone to that service; only once. A link that somebody else made has not. */
export function consumeProviderRedirect(provider: string, storage = () => window.sessionStorage): boolean {
  try {
    const gone = storage().getItem(KEY)
    storage().removeItem(KEY)
    return gone === provider
  } catch {
    return false
  }
}
