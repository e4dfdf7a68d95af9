import { AuthClient } from '@supabase/auth-js'
import { showEditStrip } from '../edit-strip/edit-strip.ts'
import { ROSTER_DATABASE } from '#features/booking/staff/roster/offline/roster-cache.ts'
import { forgetStaffRole } from '../edit-strip/kept-staff-role.ts'
import { paths } from '#content/paths.ts'
import { parseAuthCallback } from './auth-callback.ts'
import { type ProjectSettings, serviceAddress } from './auth-settings.ts'
import { AUTH_STORAGE_KEY, authStorage } from './auth-storage.ts'

export type Client = InstanceType<typeof AuthClient>

/** Import only through `openAuthClient`, so that signed-out visitors do not load it. */
export function createAuthClient({ url, anonKey }: ProjectSettings): Client {
  const client = new AuthClient({
    url: serviceAddress({ url }),
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storage: authStorage(),
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: takeFragment,
  })
  client.onAuthStateChange((event, session) => {
    try {
      if (session) showEditStrip(session)
      else if (event === 'SIGNED_OUT') {
        // A session that ended elsewhere, too: the device may be lost.
        forgetStaffRole()
        forgetKeptRosters().catch(() => {})
      }
    } catch {
      // Blocked storage.
    }
  })
  return client
}

/** Removes the tokens from the URL and, with `replaceState`, from the history, which the client does not. */
function takeFragment({ pathname, search, hash }: URL): boolean {
  if (pathname !== paths.login || !parseAuthCallback(hash)) return false
  window.history.replaceState(window.history.state, '', pathname + search)
  return true
}

/** Customers have none, and their browser gets no database for it. */
async function forgetKeptRosters(): Promise<void> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === ROSTER_DATABASE)) return
  const { forgetRosters } = await import('#features/booking/staff/roster/kept/roster-keeper.ts')
  await forgetRosters()
}
