import type { Client } from './auth-client.ts'
import { readAuthSettings } from './auth-settings.ts'
import { authStore } from './auth-store.ts'

let opened: Promise<Client> | undefined

/** Fetches code and settings with the first call. Rejects without a connection; the next call tries again. */
export function openAuthClient(): Promise<Client> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<Client> {
  const [{ createAuthClient }, settings] = await Promise.all([import('./auth-client.ts'), readAuthSettings()])
  const client = createAuthClient(settings)
  client.onAuthStateChange(authStore.follow)
  return client
}
