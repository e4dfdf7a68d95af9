import { eq } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '../../database/database.ts'
import { type AppKey, deriveToken } from '../../secrets.ts'
import type { Payments, SessionRequest } from '../payments.ts'
import {
  isSignedByTestkasse,
  readTestkasseEvent,
  SIGNATURE_HEADER,
  testkasseEvent,
} from './testkasse-event.ts'
import { closeSession, findSession, recordPageView } from './testkasse-sessions.ts'
import { testkasseRefunds, testkasseSessions } from './testkasse.tables.ts'

/** Hosted page for installations without a payment contract; no money moves. The page is `testkasse-page.ts`. */
export function testkassePayments(options: {
  db: Database
  key: AppKey
  clock: Clock
  publicUrl: string
}): Payments {
  const { db, key, clock, publicUrl } = options
  const prepareSession = ({ expiresAt, attempt, ...request }: SessionRequest) => {
    const { orderId } = request
    const id = deriveToken(key, 'testkasse-session', attempt ? `${orderId} ${attempt}` : orderId)
    return {
      session: { sessionId: id, url: `${publicUrl}/testkasse/${id}` },
      statement: {
        name: 'insert-testkasse-session',
        text: `insert into testkasse_sessions (id, order_id, state, request, created_at, expires_at)
          values ($1, $2, 'open', $3, $4, $5) on conflict do nothing`,
        values: [id, orderId, JSON.stringify(request), clock(), expiresAt],
      },
    }
  }
  return {
    provider: 'testkasse',
    test: true,

    async createSession(request) {
      const { session, statement } = prepareSession(request)
      await db.$client.query(statement)
      return accept(session)
    },

    prepareSession,
    acknowledge: (sessionId, now) => ({
      name: 'acknowledge-testkasse-session',
      text: 'update testkasse_sessions set delivered_at = $2 where id = $1',
      values: [sessionId, now],
    }),

    async expireSession(sessionId) {
      const { state } = (await closeSession(db, sessionId, { state: 'expired', closedAt: clock() })) ?? {}
      return state === 'paid' ? 'completed' : 'expired'
    },

    async noteReturn(sessionId) {
      await recordPageView(db, sessionId)
    },

    async readCompletion(sessionId) {
      const session = await findSession(db, sessionId)
      return session?.state === 'paid' && session.customer ? testkasseEvent(session) : null
    },

    /** Refuses more than was paid, as a provider does. Locks the session. */
    refund: ({ key: id, paymentId, amountCents }) =>
      db.transaction(async (tx) => {
        const sessionId = paymentId.replace(/^pay_/, '')
        const [session] = await tx
          .select()
          .from(testkasseSessions)
          .where(eq(testkasseSessions.id, sessionId))
          .for('update')
        if (session?.state !== 'paid') return refuse({ code: 'provider_refused', detail: 'no such payment' })
        const ofSession = eq(testkasseRefunds.sessionId, sessionId)
        const earlier = await tx.select().from(testkasseRefunds).where(ofSession)
        const refundId = `re_${id}`
        if (earlier.some((each) => each.id === id)) return accept({ refundId })
        const totalCents = earlier.reduce((sum, each) => sum + each.amountCents, amountCents)
        if (totalCents > session.request.totalCents)
          return refuse({ code: 'provider_refused', detail: 'more than was paid' })
        const refund = { id, sessionId, amountCents, totalCents, createdAt: clock() }
        await tx.insert(testkasseRefunds).values(refund)
        return accept({ refundId })
      }),

    readWebhook: (rawBody, headers) =>
      isSignedByTestkasse(key, rawBody, headers[SIGNATURE_HEADER], clock())
        ? readTestkasseEvent(rawBody)
        : refuse({ code: 'bad_signature' }),
  }
}
