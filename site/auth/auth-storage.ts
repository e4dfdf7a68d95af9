/** Listed in features/privacy/content/device-storage.ts. */
export const AUTH_STORAGE_KEY = 'auth'

/** False when storage is blocked. */
export function hasStoredSession(storage = () => window.localStorage): boolean {
  try {
    return storage().getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Falls back to memory when local storage cannot be written. */
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
