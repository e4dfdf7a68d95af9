import type { Client } from './auth-client.ts'
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
  const [{ createAuthClient }, response] = await Promise.all([
    import('./auth-client.ts'),
    fetch('/api/auth-settings'),
  ])
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  const client = createAuthClient((await response.json()) as Parameters<typeof createAuthClient>[0])
  client.onAuthStateChange(authStore.follow)
  return client
}
