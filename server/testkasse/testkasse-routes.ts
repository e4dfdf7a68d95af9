import type { Company } from '#content/company.ts'
import { FIRST_COMPANY } from '#content/first-company.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toLanguage } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { stateAt } from '#platform/payments/testkasse/testkasse-session.ts'
import {
  closeSession,
  recordPageView,
  findSession,
  recordPageLeave,
  type StoredSession,
} from '#platform/payments/testkasse/testkasse-sessions-repository.ts'
import type { AppKey } from '#platform/secrets.ts'
import { departureScript } from '../browser-scripts/browser-scripts.ts'
import { languageOf } from '../http/requested-language.ts'
import { deliverEvent, type PostWebhook } from './deliver-event.ts'
import { parseTestkasseForm, readTyped, type TestkasseField, type TypedValues } from './testkasse-form.ts'
import style from './testkasse.css?inline'
import { closedPage, openPage, SCRIPT_PATH, STYLE_PATH } from './testkasse-page.ts'

const CACHED = 'public, max-age=3600'

export interface TestkasseRoutesDeps {
  db: Database
  key: AppKey
  clock: Clock
  /** Who sells. */
  company?: () => Company
}

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>
type Deps = Required<TestkasseRoutesDeps> & { post: PostWebhook }

/** Isolated like an external provider: knows only its sessions and reports through the signed webhook. */
export function testkasseRoutes(app: FastifyInstance, deps: TestkasseRoutesDeps): void {
  const all: Deps = { company: () => FIRST_COMPANY, ...deps, post: injectWebhooks(app) }
  const serve = (path: string, type: string, content: string) =>
    app.get(path, (_, reply) =>
      reply.header('Content-Type', `${type}; charset=utf-8`).header('Cache-Control', CACHED).send(content),
    )
  serve(STYLE_PATH, 'text/css', style)
  serve(SCRIPT_PATH, 'text/javascript', departureScript)
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    const on = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
      handle(all, request as SessionRequest, reply, handler)
    scope.get('/testkasse/:sessionId', on(show))
    scope.post('/testkasse/:sessionId/payment', on(pay))
    scope.post('/testkasse/:sessionId/decline', on(decline))
    scope.post('/testkasse/:sessionId/cancellation', on(cancel))
    scope.post('/testkasse/:sessionId/expiry', on(expire))
    scope.post('/testkasse/:sessionId/visit', on(comeBack))
    scope.post('/testkasse/:sessionId/departure', on(leave))
  })
}

/** Delivers webhooks in process. */
export function injectWebhooks(app: FastifyInstance): PostWebhook {
  return async (url, payload, headers) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    const { outcome = '' } = answer.json<{ outcome?: string }>()
    return { status: answer.statusCode, outcome }
  }
}

type Handler = (
  deps: Deps,
  session: StoredSession,
  request: SessionRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** Handles unknown and expired sessions; handlers only see existing ones. */
async function handle(deps: Deps, request: SessionRequest, reply: FastifyReply, handler: Handler) {
  const { sessionId } = request.params
  const found = /^[\w-]{43}$/.test(sessionId) ? await findSession(deps.db, sessionId) : undefined
  if (!found) {
    const { lng } = request.query as { lng?: unknown }
    const language = languageOf(request, toLanguage(typeof lng === 'string' ? lng : undefined))
    return send(reply, 404, closedPage(language, 'unknown', '/shop', { company: deps.company() }))
  }
  if (found.state === 'open' && stateAt(found, deps.clock()) === 'expired') {
    // GET must not change state.
    return handler === show
      ? answer(deps, reply, { ...found, state: 'expired' })
      : expire(deps, found, request, reply)
  }
  return handler(deps, found, request, reply)
}

const show: Handler = (deps, session, request, reply) =>
  // HEAD is not a visit.
  answer(deps, reply, session, { isVisit: request.method === 'GET' })

/** The page is restored from the back/forward cache. */
const comeBack: Handler = async (deps, session, _, reply) => {
  const visit = await recordPageView(deps.db, session.id)
  reply.header('Cache-Control', 'no-store')
  return visit === undefined ? reply.code(409).send() : reply.send({ visit })
}

const departureSchema = z.object({ visit: z.coerce.number().int().min(1).max(2_000_000_000) })

const leave: Handler = async (deps, session, request, reply) => {
  const left = departureSchema.safeParse(request.query)
  if (left.success) await recordPageLeave(deps.db, session.id, { ...left.data, now: deps.clock() })
  return reply
    .code(left.success ? 204 : 400)
    .header('Cache-Control', 'no-store')
    .send()
}

const pay: Handler = async (deps, session, request, reply) => {
  if (session.state !== 'open') return afterPayment(deps, session, reply)
  const typed = readTyped(request.body)
  const customer = parseTestkasseForm(typed, session.request.shipped)
  if (!customer.ok) return answer(deps, reply, session, { status: 422, typed, wrong: customer.refusal })
  const closing = { state: 'paid', now: deps.clock(), customer: customer.value } as const
  const closed =
    (await closeSession(deps.db, session.id, closing)) ?? (await findSession(deps.db, session.id)) ?? session
  return afterPayment(deps, closed, reply)
}

/** Also reached by a second submit: the session is already paid, so it redirects to the order. */
async function afterPayment(deps: Deps, session: StoredSession, reply: FastifyReply): Promise<FastifyReply> {
  if (session.state !== 'paid') return answer(deps, reply, session)
  if (!session.deliveredAt) await deliverEvent(deps, session)
  return redirect(reply, session.request.successUrl)
}

const decline: Handler = async (deps, session, request, reply) =>
  answer(deps, reply, session, { typed: readTyped(request.body), declined: true })

const cancel: Handler = async (deps, session, _, reply) => {
  const closed = await closeSession(deps.db, session.id, { state: 'cancelled', now: deps.clock() })
  if (closed) await deliverEvent(deps, closed)
  const now = closed ?? (await findSession(deps.db, session.id)) ?? session
  return now.state === 'paid' ? answer(deps, reply, now) : redirect(reply, now.request.cancelUrl)
}

const expire: Handler = async (deps, session, _, reply) => {
  const closed = await closeSession(deps.db, session.id, { state: 'expired', now: deps.clock() })
  if (closed) await deliverEvent(deps, closed)
  return answer(deps, reply, closed ?? (await findSession(deps.db, session.id)) ?? session)
}

async function answer(
  deps: Deps,
  reply: FastifyReply,
  session: StoredSession,
  form: {
    status?: number
    typed?: TypedValues
    wrong?: TestkasseField[]
    declined?: boolean
    isVisit?: boolean
  } = {},
): Promise<FastifyReply> {
  const { language, successUrl, cancelUrl, placeUntil } = session.request
  if (session.state === 'open') {
    const { status = 200, typed = {}, wrong = [], declined = false, isVisit = true } = form
    const visit = (isVisit && (await recordPageView(deps.db, session.id))) || session.visits
    return send(
      reply,
      status,
      openPage({ session, visit, typed, wrong, declined, company: deps.company() }),
      successUrl,
    )
  }
  const isPlace = placeUntil !== undefined
  const link = session.state === 'paid' ? successUrl : cancelUrl
  return send(reply, 200, closedPage(language, session.state, link, { isPlace, company: deps.company() }))
}

/** Browsers apply `form-action` to redirects too, so the shop's origin is allowed. */
function send(reply: FastifyReply, status: number, body: string, leadsTo?: string): FastifyReply {
  const targets = ["'self'", ...(leadsTo ? [new URL(leadsTo).origin] : [])].join(' ')
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(body)
}

function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .redirect(target, 303)
}
