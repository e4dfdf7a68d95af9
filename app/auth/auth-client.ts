import { AuthClient } from '@supabase/auth-js'
import { paths } from '../paths.ts'
import { readArrival } from './arrival.ts'
import { AUTH_STORAGE_KEY, authStorage } from './auth-storage.ts'

export type Client = InstanceType<typeof AuthClient>

interface ProjectSettings {
  /** Address of the project, without a slash at the end. */
  url: string
  anonKey: string
}

/** The official client. Only ever reached through `openAuthClient`: visitors who have no account do not load it. */
export function createAuthClient({ url, anonKey }: ProjectSettings): Client {
  return new AuthClient({
    url: `${ownAddress(url)}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storage: authStorage(),
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: takeFragment,
  })
}

/** Under another name of this machine than the public one the policy allows only the page's own origin. */
function ownAddress(url: string): string {
  return url === document.documentElement.dataset['origin'] ? window.location.origin : url
}

/**
 * Only `/login` is reached by mailed links. The client has read the fragment before it asks; tokens then leave the
 * address at once. The client itself would add an entry to the history and leave them in the one before.
 */
function takeFragment({ pathname, search, hash }: URL): boolean {
  if (pathname !== paths.login || !readArrival(hash)) return false
  window.history.replaceState(window.history.state, '', pathname + search)
  return true
}
