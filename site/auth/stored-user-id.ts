import { AUTH_STORAGE_KEY } from './auth-storage.ts'

/** User of the session stored in this browser, readable offline. Not a proof that the session is still valid. */
export function storedUserId(storage = () => window.localStorage): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(AUTH_STORAGE_KEY) ?? 'null')
    const id = (stored as { user?: { id?: unknown } } | null)?.user?.id
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
