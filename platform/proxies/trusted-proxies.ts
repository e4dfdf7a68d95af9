import type { FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings.ts'

/** `true` trusts one proxy: the last entry of `X-Forwarded-For`, never one that the visitor sent. */
export function trustedProxies(
  trust: Settings['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  const proxies = trust === true ? 1 : trust
  return typeof proxies === 'number' ? (_address, position) => position < proxies : proxies
}
