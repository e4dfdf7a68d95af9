import type { RouteShorthandOptions } from 'fastify'
import type { AuthContext } from './auth-context.ts'

const FIVE_MINUTES = 300_000
/** Per address, as in the reference. */
const LIMITS = {
  'sign-up': { max: 30, timeWindow: FIVE_MINUTES },
  token: { max: 150, timeWindow: FIVE_MINUTES },
  mail: { max: 30, timeWindow: FIVE_MINUTES },
  verify: { max: 30, timeWindow: FIVE_MINUTES },
  user: { max: 30, timeWindow: FIVE_MINUTES },
  factor: { max: 15, timeWindow: 60_000 },
} as const

/** Routes of one kind share a counter. */
export function rateLimited(context: AuthContext, kind: keyof typeof LIMITS): RouteShorthandOptions {
  if (!context.rateLimits) return {}
  return { config: { rateLimit: { ...LIMITS[kind], groupId: `auth-${kind}` } } }
}

/** For GETs with side effects: link checkers send HEAD. */
export function rateLimitedAction(context: AuthContext, kind: keyof typeof LIMITS): RouteShorthandOptions {
  return { ...rateLimited(context, kind), exposeHeadRoute: false }
}
