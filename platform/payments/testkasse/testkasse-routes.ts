import type { Company } from '#features/company/content/company.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toLanguage } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../../database/database.ts'
import {
  closeSession,
  findSession,
  recordPageLeave,
  recordPageView,
} from './testkasse-sessions-repository.ts'
import type { StoredSession } from './testkasse.tables.ts'
import type { AppKey } from '../../secrets.ts'
import departureScript from './report-departure.ts?browser-script'
import { languageOf } from '../../http/requested-language.ts'
import { deliverEvent } from './deliver-events.ts'
import { parseTestkasseForm, readTyped } from './testkasse-form.ts'
import style from './testkasse.css?inline'
import { closedPage, type OpenPage, openPage, SCRIPT_PATH, STYLE_PATH } from './testkasse-page.ts'

interface TestkasseDeps {
  db: Database
  key: AppKey
  clock: Clock
  /** Who sells. */
  company?: () => Company
}

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>
type Handler = (session: StoredSession, reply: FastifyReply, request: SessionRequest) => Promise<FastifyReply>

const departureSchema = z.object({ visit: z.coerce.number().int().min(1).max(2_000_000_000) })

/** Isolated like an external provider: knows only its sessions and reports through the signed webhook. */
export function testkasseRoutes(
  app: FastifyInstance,
  { db, key, clock, company = () => FIRST_COMPANY }: TestkasseDeps,
): void {
  // HEAD is not a visit.
  const show: Handler = (session, reply, { method }) => answer(reply, session, { isVisit: method === 'GET' })

  const pay: Handler = async (session, reply, { body }) => {
    const typed = readTyped(body)
    const customer = parseTestkasseForm(typed, session.request.shipped)
    if (!customer.ok && session.state === 'open')
      return answer(reply, session, { status: 422, typed, wrong: customer.refusal })
    const closed = await close(session, 'paid', customer.ok ? customer.value : null)
    return closed.state === 'paid' ? redirect(reply, closed.request.successUrl) : answer(reply, closed)
  }

  const decline: Handler = (session, reply, { body }) =>
    answer(reply, session, { typed: readTyped(body), declined: true })

  const cancel: Handler = async (session, reply) => {
    const closed = await close(session, 'cancelled')
    return closed.state === 'paid' ? answer(reply, closed) : redirect(reply, closed.request.cancelUrl)
  }

  const expire: Handler = async (session, reply) => answer(reply, await close(session, 'expired'))

  /** The page is restored from the back/forward cache. */
  const comeBack: Handler = async (session, reply) => {
    const visit = await recordPageView(db, session.id)
    reply.header('Cache-Control', 'no-store')
    return visit === undefined ? reply.code(409).send() : reply.send({ visit })
  }

  const leave: Handler = async (session, reply, { query }) => {
    const { data } = departureSchema.safeParse(query)
    if (data) await recordPageLeave(db, session.id, data.visit, clock())
    return reply
      .code(data ? 204 : 400)
      .header('Cache-Control', 'no-store')
      .send()
  }

  /** As it is then, whoever closed it; the shop knows of it. */
  async function close(
    session: StoredSession,
    state: StoredSession['state'],
    customer: StoredSession['customer'] = null,
  ): Promise<StoredSession> {
    const closed = (await closeSession(db, session.id, { state, closedAt: clock(), customer })) ?? session
    if (!closed.deliveredAt) await deliverEvent({ db, key, clock, app }, closed)
    return closed
  }

  async function answer(
    reply: FastifyReply,
    session: StoredSession,
    {
      status = 200,
      isVisit = true,
      ...form
    }: Partial<OpenPage> & { status?: number; isVisit?: boolean } = {},
  ): Promise<FastifyReply> {
    const { state, request } = session
    const { language, successUrl, cancelUrl, placeUntil } = request
    if (state === 'open') {
      const visit = (isVisit && (await recordPageView(db, session.id))) || session.visits
      return send(reply, status, openPage({ session, visit, company: company(), ...form }), successUrl)
    }
    const isPlace = placeUntil !== undefined
    const link = state === 'paid' ? successUrl : cancelUrl
    return send(reply, 200, closedPage(language, state, link, { isPlace, company: company() }))
  }

  /** Handlers see existing sessions alone, and none that is open past its time. */
  const on = (handler: Handler) => async (request: SessionRequest, reply: FastifyReply) => {
    const { sessionId } = request.params
    const session = /^[\w-]{43}$/.test(sessionId) ? await findSession(db, sessionId) : undefined
    if (!session) {
      const { lng } = request.query as { lng?: unknown }
      const language = languageOf(request, toLanguage(typeof lng === 'string' ? lng : undefined))
      return send(reply, 404, closedPage(language, 'unknown', '/shop', { company: company() }))
    }
    if (session.state !== 'open' || session.expiresAt > clock()) return handler(session, reply, request)
    // GET must not change state.
    return handler === show
      ? answer(reply, { ...session, state: 'expired' })
      : expire(session, reply, request)
  }

  for (const [path, type, content] of [
    [STYLE_PATH, 'text/css', style],
    [SCRIPT_PATH, 'text/javascript', departureScript],
  ] as const)
    app.get(path, (_, reply) =>
      reply
        .headers({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' })
        .send(content),
    )
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    scope.get('/testkasse/:sessionId', on(show))
    const actions = {
      payment: pay,
      decline,
      cancellation: cancel,
      expiry: expire,
      visit: comeBack,
      departure: leave,
    }
    for (const [name, handler] of Object.entries(actions))
      scope.post(`/testkasse/:sessionId/${name}`, on(handler))
  })
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
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .redirect(target, 303)
}
