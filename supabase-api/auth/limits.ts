import type { RouteShorthandOptions } from 'fastify'
import type { AuthContext } from './auth-context.ts'

const FIVE_MINUTES = 300_000
/** Requests per visitor's address, as the reference limits them. */
const LIMITS = {
  'sign-up': { max: 30, timeWindow: FIVE_MINUTES },
  token: { max: 150, timeWindow: FIVE_MINUTES },
  mail: { max: 30, timeWindow: FIVE_MINUTES },
  verify: { max: 30, timeWindow: FIVE_MINUTES },
  user: { max: 30, timeWindow: FIVE_MINUTES },
  factor: { max: 15, timeWindow: 60_000 },
} as const

/** Options of a route that counts: one count per kind, shared by the routes of that kind. */
export function rateLimited(context: AuthContext, kind: keyof typeof LIMITS): RouteShorthandOptions {
  if (!context.rateLimits) return {}
  return { config: { rateLimit: { ...LIMITS[kind], groupId: `auth-${kind}` } } }
}

/** The same for a GET that does something: HEAD, by which programs look whether a link is there, must not. */
export function rateLimitedAction(context: AuthContext, kind: keyof typeof LIMITS): RouteShorthandOptions {
  return { ...rateLimited(context, kind), exposeHeadRoute: false }
}
