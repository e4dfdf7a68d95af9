/** Listed in features/privacy/content/device-storage.ts. */
const KEY = 'provider-trip'

export function rememberProviderRedirect(provider: string, storage = () => window.sessionStorage): void {
  try {
    storage().setItem(KEY, provider)
  } catch {}
}

/** Whether this tab started the redirect, once; guards against forged links. */
export function consumeProviderRedirect(provider: string, storage = () => window.sessionStorage): boolean {
  try {
    const gone = storage().getItem(KEY)
    storage().removeItem(KEY)
    return gone === provider
  } catch {
    return false
  }
}
