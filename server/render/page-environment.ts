import type { FastifyInstance } from 'fastify'
import type { PageEnvironment } from '#app/environment.ts'
import { createStoreClient } from '#features/catalog/store-client.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'

interface PageEnvironmentDeps {
  app: FastifyInstance
  clock: Clock
  /** Address of an external store service; undefined for our own. */
  storeApiBase: string | undefined
  storeId: string
  findOrder: PageEnvironment['findOrder']
}

/**
 * What pages see while they are rendered here. Our own store service is asked without a network between,
 * but through its public routes: the page gets exactly what a browser would get.
 */
export function createPageEnvironment(deps: PageEnvironmentDeps) {
  const { app, clock, storeApiBase, storeId, findOrder } = deps
  const ownStore: typeof fetch = async (input, init) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    return new Response(response.body, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: { 'Content-Type': String(response.headers['content-type'] ?? '') },
    })
  }
  return (language: Language, loadMessages: PageEnvironment['loadMessages']): PageEnvironment => ({
    language,
    year: clock().getFullYear(),
    store: createStoreClient({
      base: storeApiBase ?? '',
      storeId,
      fetch: storeApiBase ? fetch : ownStore,
      language,
    }),
    findOrder,
    loadMessages,
  })
}
