import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { SharedCounts } from '../load/shared-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set where several processes serve one site. */
    sharedCounts?: SharedCounts
  }
}

/**
 * The plugin `@fastify/rate-limit`. Where the app has `sharedCounts` it counts under `name` together with all processes, in
 * windows that begin at the same time for everybody; else in this process, from each visitor's first request.
 */
export function limitRequests(name: string) {
  const plugin = async (scope: FastifyInstance, options: RateLimitPluginOptions) => {
    const { sharedCounts } = scope
    await scope.register(rateLimit, {
      ...options,
      ...(sharedCounts && { store: storeOf(sharedCounts, name) }),
    })
  }
  // As fastify-plugin does it: hooks and decorators belong to the scope that registers the plugin.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true })
}

function storeOf(counts: SharedCounts, name: string): FastifyRateLimitStoreCtor {
  return class CountsOfName implements FastifyRateLimitStore {
    private readonly prefix: string

    constructor(_options: object, prefix = name) {
      this.prefix = prefix
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number) {
      counts.hit(`${this.prefix} ${key}`, { max, windowMs }, new Date()).then(
        ({ count, leftMs }) => callback(null, { current: count, ttl: leftMs }),
        (error: unknown) => callback(error as Error),
      )
    }

    /** Each route with a limit of its own counts for itself. */
    child(options: object): FastifyRateLimitStore {
      const { routeInfo, max, timeWindow } = options as RouteLimit
      const { method = '', url = '' } = routeInfo ?? {}
      return new CountsOfName({}, [name, method, url, max, timeWindow].join(' '))
    }
  }
}

type RouteLimit = { routeInfo?: Partial<RouteOptions>; max?: unknown; timeWindow?: unknown }
