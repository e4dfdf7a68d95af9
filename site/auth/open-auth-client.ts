import type { Client } from './auth-client.ts'
import { readAuthSettings } from './auth-settings.ts'
import { authStore } from './auth-store.ts'

let opened: Promise<Client> | undefined

/** Cached. Rejects without a connection; the next call retries. */
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
