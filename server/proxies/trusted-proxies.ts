import type { FastifyServerOptions } from 'fastify'
import type { Settings } from '#platform/settings.ts'

/**
 * `TRUST_PROXY` as Fastify takes it. `true` is the proxy next to us: the entry that it added to `X-Forwarded-For`
 * counts, and never one that the visitor sent along.
 */
export function trustedProxies(
  trust: Settings['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  const proxies = trust === true ? 1 : trust
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
