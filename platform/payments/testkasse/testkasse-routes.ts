import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Company } from '#features/company/content/company.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../../database/database.ts'
import { languageOf, namedLanguage } from '../../http/requested-language.ts'
import type { AppKey } from '../../secrets.ts'
import departureScript from './report-departure.ts?browser-script'
import { parseTestkasseForm, readTyped } from './testkasse-form.ts'
import { closedPage, type OpenPage, openPage } from './testkasse-page.ts'
import {
  closeSession,
  deliverEvent,
  findSession,
  recordPageLeave,
  recordPageView,
} from './testkasse-sessions.ts'
import style from './testkasse.css?inline'
import type { StoredSession } from './testkasse.tables.ts'

interface TestkasseDeps {
  db: Database
  key: AppKey
  clock: Clock
  /** Who sells. */
  company?: () => Company
}

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>
type Handler = (session: StoredSession, reply: FastifyReply, request: SessionRequest) => Promise<FastifyReply>

const MOST_VISITS = 2_000_000_000

/** Isolated like an external provider: knows only its sessions and reports through the signed webhook. */
export function testkasseRoutes(
  app: FastifyInstance,
  { db, key, clock, company = () => FIRST_COMPANY }: TestkasseDeps,
): void {
  // HEAD is not a visit.
  const show: Handler = (session, reply, { method }) =>
    answer(reply, session, method === 'HEAD' ? { visit: session.visits } : {})

  const pay: Handler = async (session, reply, { body }) => {
    const typed = readTyped(body)
    const customer = parseTestkasseForm(typed, session.request.shipped)
    if (!customer.ok && session.state === 'open')
      return answer(reply.code(422), session, { typed, wrong: customer.refusal })
    const closed = await close(session, 'paid', customer.ok ? customer.value : null)
    return closed.state === 'paid' ? reply.redirect(closed.request.successUrl, 303) : answer(reply, closed)
  }

  const decline: Handler = (session, reply, { body }) =>
    answer(reply, session, { typed: readTyped(body), declined: true })

  const cancel: Handler = async (session, reply) => {
    const closed = await close(session, 'cancelled')
    return closed.state === 'paid' ? answer(reply, closed) : reply.redirect(closed.request.cancelUrl, 303)
  }

  const expire: Handler = async (session, reply) => answer(reply, await close(session, 'expired'))

  /** The page is restored from the back/forward cache. */
  const comeBack: Handler = async (session, reply) => {
    const visit = await recordPageView(db, session.id)
    return visit === undefined ? reply.code(409).send() : reply.send({ visit })
  }

  const leave: Handler = async (session, reply, { query }) => {
    const visit = Number((query as { visit?: unknown }).visit)
    if (!Number.isInteger(visit) || visit < 1 || visit > MOST_VISITS) return reply.code(400).send()
    await recordPageLeave(db, session.id, visit, clock())
    return reply.code(204).send()
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
    form: Partial<OpenPage> = {},
  ): Promise<FastifyReply> {
    const { state, request } = session
    const { language, successUrl, cancelUrl, placeUntil } = request
    if (state !== 'open') {
      const link = state === 'paid' ? successUrl : cancelUrl
      return send(reply, closedPage(language, state, link, company(), placeUntil !== undefined))
    }
    const visit = form.visit ?? (await recordPageView(db, session.id)) ?? session.visits
    // Browsers apply `form-action` to redirects too.
    return send(reply, openPage({ ...form, session, visit, company: company() }), new URL(successUrl).origin)
  }

  /** Handlers see existing sessions alone, and none that is open past its time. */
  const on = (handler: Handler) => async (request: SessionRequest, reply: FastifyReply) => {
    const { sessionId } = request.params
    const session = /^[\w-]{43}$/.test(sessionId) ? await findSession(db, sessionId) : undefined
    if (!session) {
      const language = languageOf(request, namedLanguage(request))
      return send(reply.code(404), closedPage(language, 'unknown', '/shop', company()))
    }
    if (session.state !== 'open' || session.expiresAt > clock()) return handler(session, reply, request)
    // GET must not change state.
    return handler === show
      ? answer(reply, { ...session, state: 'expired' })
      : expire(session, reply, request)
  }

  const files = {
    'style.css': ['text/css', style],
    'script.js': ['text/javascript', departureScript],
  } as const
  for (const [name, [type, content]] of Object.entries(files))
    app.get(`/testkasse/${name}`, (_, reply) =>
      reply
        .headers({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' })
        .send(content),
    )
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    })
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

function send(reply: FastifyReply, body: string, shop = ''): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action ${`'self' ${shop}`.trim()}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(body)
}
