/** Local storage key of the session; listed in content/device-storage.ts. */
export const AUTH_STORAGE_KEY = 'auth'

/** True when this browser holds a session; a browser without storage holds none. */
export function hasStoredSession(storage = () => window.localStorage): boolean {
  try {
    return storage().getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Local storage for the client. What cannot be written is kept until the page is left; failures are silent. */
export function authStorage(storage = () => window.localStorage) {
  const unwritten = new Map<string, string>()
  return {
    getItem(key: string): string | null {
      try {
        return unwritten.get(key) ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key: string, value: string): void {
      try {
        storage().setItem(key, value)
        unwritten.delete(key)
      } catch {
        unwritten.set(key, value)
      }
    },
    removeItem(key: string): void {
      unwritten.delete(key)
      try {
        storage().removeItem(key)
      } catch {}
    },
  }
}
