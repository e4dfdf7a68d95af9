import { AuthClient } from '@supabase/auth-js'
import { paths } from '../paths.ts'
import { parseAuthCallback } from './auth-callback.ts'
import { type ProjectSettings, serviceAddress } from './auth-settings.ts'
import { AUTH_STORAGE_KEY, authStorage } from './auth-storage.ts'

export type Client = InstanceType<typeof AuthClient>

/** The official client. Only ever reached through `openAuthClient`: visitors who have no account do not load it. */
export function createAuthClient({ url, anonKey }: ProjectSettings): Client {
  return new AuthClient({
    url: serviceAddress({ url }),
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storage: authStorage(),
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: takeFragment,
  })
}

/**
 * Only `/login` is reached by mailed links. The client has read the fragment before it asks; tokens then leave the
 * address at once. The client itself would add an entry to the history and leave them in the one before.
 */
function takeFragment({ pathname, search, hash }: URL): boolean {
  if (pathname !== paths.login || !parseAuthCallback(hash)) return false
  window.history.replaceState(window.history.state, '', pathname + search)
  return true
}
