import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { maskEmail } from '#kernel/mask-email.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { type AppKey, hashToken } from '#platform/secrets.ts'
import { type SignUpView, signUpState } from './newsletter.ts'
import {
  findSignUp,
  findSubscriber,
  insertSubscriber,
  lockAddress,
  markConfirmed,
  type StoredSignUp,
  updateSubscriber,
} from './newsletter-repository.server.ts'
import { networkHashOf, tokenHashOf, unsubscribeToken } from './newsletter-tokens.server.ts'

export const NEWSLETTER_WELCOME = 'newsletter-welcome'

/** Data of the confirmation page; undefined for an unknown token. Read-only. */
export async function viewSignUp(db: Database, token: string, now: Date): Promise<SignUpView | undefined> {
  const tokenHash = tokenHashOf(token)
  const signUp = tokenHash && (await findSignUp(db, { tokenHash }))
  return signUp ? { address: maskEmail(signUp.email), state: signUpState(signUp, now) } : undefined
}

/** Confirms a sign-up, with a welcome mail for new subscribers. Idempotent. */
export async function confirmNewsletter(
  { db, key, clock }: { db: Database; key: AppKey; clock: Clock },
  { token, network }: { token: string; network?: string | undefined },
): Promise<SignUpView | undefined> {
  const tokenHash = tokenHashOf(token)
  if (!tokenHash) return undefined
  return db.transaction(async (tx) => {
    const found = await findSignUp(tx, { tokenHash })
    if (!found) return undefined
    await lockAddress(tx, found.email)
    const signUp = await findSignUp(tx, { tokenHash })
    const now = clock()
    if (!signUp) return undefined
    const address = maskEmail(signUp.email)
    const state = signUpState(signUp, now)
    if (state !== 'open') return { address, state }
    const subscriberId = await subscribe(tx, key, signUp, now)
    const confirmedFrom = networkHashOf(key, network)
    await markConfirmed(tx, signUp.id, { subscriberId, confirmedAt: now, confirmedFrom })
    return { address, state: 'confirmed' }
  })
}

/** Needs the lock of the address. */
async function subscribe(
  tx: Transaction,
  key: AppKey,
  { email, language }: StoredSignUp,
  now: Date,
): Promise<string> {
  const known = await findSubscriber(tx, { email })
  const id = known?.id ?? randomUUID()
  const consent = { email, language, confirmedAt: now }
  if (known)
    await updateSubscriber(tx, id, {
      ...consent,
      unsubscribedAt: null,
      bouncedAt: null,
      bounceReason: null,
    })
  else await insertSubscriber(tx, { id, ...consent, tokenHash: hashToken(unsubscribeToken(key, id)) })
  if (!known || known.unsubscribedAt)
    await enqueueMail(tx, { kind: NEWSLETTER_WELCOME, to: email, language, payload: { subscriberId: id } })
  return id
}
