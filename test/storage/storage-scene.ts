import { join } from 'node:path'
import { StorageClient } from '@supabase/storage-js'
import Fastify from 'fastify'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { storageService } from '#features/storage/http/storage-service.ts'
import { requireStaff, localSignedInGuard } from '#features/account/http/staff-member.ts'
import { storageRoutes } from '#supabase-api/storage/storage-routes.ts'
import { openAuthScene, someone } from '../auth/auth-scene.ts'
import { insertAccount } from '../staff/insert-account.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'

export type StorageScene = Awaited<ReturnType<typeof openStorageScene>>

/** On a free port, with its own database and folder. */
export async function openStorageScene(changes: Partial<StorageDeps> & { rateLimits?: boolean } = {}) {
  const { rateLimits = false, ...storageChanges } = changes
  const auth = await openAuthScene({ anonymousUsers: true })
  const folder = makeTemporaryFolder('storage')
  const storage: StorageDeps = {
    db: auth.test.database,
    clock: auth.context.clock,
    backend: localFolder(join(folder.path, 'objects')),
    ...storageChanges,
  }
  const context = storageService({
    storage,
    accounts: auth.context,
    staffGuard: requireStaff(localSignedInGuard(auth.context)),
    key: auth.context.key,
    settings: { supabaseAnonKey: 'the-public-key-of-a-project', authRateLimits: rateLimits },
  })
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  storageRoutes(app, context)
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/storage/v1`
  const keys = {
    anon: await issueApiKey(auth.context, 'anon'),
    service: await issueApiKey(auth.context, 'service_role'),
  }
  const as = (bearer: string, headers = {}) =>
    new StorageClient(url, { apikey: keys.anon, Authorization: `Bearer ${bearer}`, ...headers })
  let buckets = 0

  return {
    auth,
    storage,
    context,
    app,
    url,
    keys,
    objects: join(folder.path, 'objects'),
    as,
    service: as(keys.service),
    anonymous: as(keys.anon),
    async member(): Promise<string> {
      const { token } = await insertAccount(auth.context, { email: someone(), staffRole: 'owner' })
      return token
    },
    async guest(): Promise<string> {
      const { token } = await insertAccount(auth.context, { email: null, isAnonymous: true })
      return token
    },
    async bucket(options: Parameters<StorageClient['createBucket']>[1] = { public: false }): Promise<string> {
      buckets += 1
      const id = `bucket-${buckets}`
      const { error } = await as(keys.service).createBucket(id, options)
      if (error) throw error
      return id
    },
    fetch: (path: string, init: RequestInit & { bearer?: string } = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          ...(init.bearer && { authorization: `Bearer ${init.bearer}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    async close() {
      await app.close()
      await auth.close()
      folder.remove()
    },
  }
}

export async function refusalOf(answer: Response) {
  const body = (await answer.json()) as { statusCode: string; code: string; message: string; error: string }
  return { status: answer.status, ...body }
}
