import type { Clock } from '#kernel/clock.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '../../database/database.ts'
import { type AppKey, deriveToken } from '../../secrets.ts'
import type { Payments, SessionRequest } from '../payments.ts'
import { readTestkasseEvent, sessionOfPayment, writeTestkasseEvent } from './testkasse-event.ts'
import { bookRefund } from './testkasse-refunds-repository.ts'
import {
  closeSession,
  recordPageView,
  acknowledgeSession,
  findSession,
  insertSession,
} from './testkasse-sessions-repository.ts'
import { isSignedByTestkasse, TESTKASSE_SIGNATURE_HEADER } from './testkasse-signature.ts'

/** Hosted page for installations without a payment contract; no money moves. The page is `server/testkasse/`. */
export function testkassePayments(options: {
  db: Database
  key: AppKey
  clock: Clock
  publicUrl: string
}): Payments {
  const { db, key, clock, publicUrl } = options
  const secret = testkasseWebhookSecret(key)
  const prepareSession = ({ expiresAt, attempt, ...request }: SessionRequest) => {
    const name = attempt ? `${request.orderId} ${attempt}` : request.orderId
    const id = deriveToken(key, 'testkasse-session', name)
    const { orderId } = request
    return {
      session: { sessionId: id, url: `${publicUrl}/testkasse/${id}` },
      statement: insertSession({ id, orderId, request, createdAt: clock(), expiresAt }),
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
    acknowledge: acknowledgeSession,

    async expireSession(sessionId) {
      if (await closeSession(db, sessionId, { state: 'expired', now: clock() })) return 'expired'
      const session = await findSession(db, sessionId)
      return session?.state === 'paid' ? 'completed' : 'expired'
    },

    async noteReturn(sessionId) {
      await recordPageView(db, sessionId)
    },

    async readCompletion(sessionId) {
      const session = await findSession(db, sessionId)
      if (session?.state !== 'paid') return null
      const event = readTestkasseEvent(writeTestkasseEvent(session))
      return event.ok ? event.value : null
    },

    async refund({ key: refundKey, paymentId, amountCents }) {
      const sessionId = sessionOfPayment(paymentId)
      return bookRefund(db, { id: refundKey, sessionId, amountCents, createdAt: clock() })
    },

    readWebhook(rawBody, headers) {
      const isSigned = isSignedByTestkasse(secret, rawBody, headers[TESTKASSE_SIGNATURE_HEADER], clock())
      return isSigned ? readTestkasseEvent(rawBody) : refuse({ code: 'bad_signature' })
    },
  }
}

export function testkasseWebhookSecret(key: AppKey): string {
  return deriveToken(key, 'testkasse-webhook', '')
}
