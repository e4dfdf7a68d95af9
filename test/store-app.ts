import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { type CompressedCache, createCompressedCache } from '#platform/http/compressed-cache.ts'
import { storeRoutes } from '#features/catalog/http/store-routes.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface StoreApp {
  test: TestDatabase
  app: FastifyInstance
  cache: CompressedCache
  /** A path without leading slash refers to our own store. */
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  fetch: typeof globalThis.fetch
  close: () => Promise<void>
}

/** With its own database and the seeded catalogue. */
export async function openStoreApp(): Promise<StoreApp> {
  const test = await createTestDatabase()
  await seedCatalog(test.database)
  const cache = createCompressedCache({ maxEntries: 100, maxBytes: 10_000_000 })
  const app = Fastify()
  storeRoutes(app, {
    database: test.database,
    clock: () => new Date(),
    storeId: 'gratweg',
    cache,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    publicUrl: 'http://shop.test',
  })
  return {
    test,
    app,
    cache,
    get: (path, headers = {}) =>
      app.inject({ url: path.startsWith('/') ? path : `/store/gratweg/${path}`, headers }),
    async fetch(input, init) {
      const response = await app.inject({
        url: String(input),
        headers: Object.fromEntries(new Headers(init?.headers)),
      })
      return new Response(response.body, { status: response.statusCode, statusText: response.statusMessage })
    },
    async close() {
      await app.close()
      await test.close()
    },
  }
}
