import { AUTH_STORAGE_KEY } from './auth-storage.ts'

/** Whose session this browser has, also without net, when nobody can be asked. Says nothing about whether it is still valid. */
export function storedUserId(storage = () => window.localStorage): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(AUTH_STORAGE_KEY) ?? 'null')
    const id = (stored as { user?: { id?: unknown } } | null)?.user?.id
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
