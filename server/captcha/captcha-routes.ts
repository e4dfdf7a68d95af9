import type { FastifyInstance } from 'fastify'
import { type CaptchaKeys, createCaptchaChallenge, readOpened } from '#platform/captcha/captcha-challenge.ts'
import { captchaTries } from '#platform/captcha/captcha-difficulty.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork, visitorNetwork } from '#platform/http/visitor-network.ts'
import { visitorSubnet } from '#platform/http/visitor-subnet.ts'
import { createLoadMeter } from '#platform/load/load-meter.ts'
import type { MeterDeps } from './captcha-guard.ts'

const WINDOW_MS = 600_000
/** Hard limit per address and window; challenges get harder long before. */
const MOST = 200

export interface CaptchaRoutesDeps extends CaptchaKeys, MeterDeps {
  limited?: boolean
}

/** Difficulty grows with the load. `?opened=` carries over when the visitor started the form. */
export function captchaRoutes(app: FastifyInstance, deps: CaptchaRoutesDeps): void {
  const isLimited = deps.limited !== false
  const meter = deps.counts?.meter('challenges', WINDOW_MS) ?? createLoadMeter({ windowMs: WINDOW_MS })
  app.register(async (scope) => {
    const limit = { max: MOST, timeWindow: WINDOW_MS, keyGenerator: byNetwork }
    if (isLimited) await scope.register(limitRequests('captcha'), limit)
    scope.get<{ Querystring: { opened?: unknown } }>('/api/captcha/challenge', async (request, reply) => {
      const now = deps.clock()
      const subjects = [visitorNetwork(request.ip), visitorSubnet(request.ip), 'everyone']
      const [host = 0, network = 0, everyone = 0] = subjects.map((subject) => meter.read(subject, now))
      if (isLimited) for (const subject of subjects) meter.add(subject, now)
      const { opened } = request.query
      const openedAt = (typeof opened === 'string' && readOpened(deps, opened)) || now
      const tries = captchaTries({ host, network, everyone })
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
      return createCaptchaChallenge(deps, { tries, openedAt })
    })
  })
}
