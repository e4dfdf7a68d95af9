import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { maskEmail } from '#kernel/mask-email.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { withdrawMails } from '#platform/outbox/outbox.ts'
import { type AppKey, hashToken } from '#platform/secrets.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import type { SubscriberView } from './newsletter.ts'
import { NEWSLETTER_ISSUE } from './newsletter-issue.ts'
import {
  findSubscriber,
  insertSignUp,
  lockAddress,
  type StoredSubscriber,
  updateSubscriber,
} from './newsletter-repository.server.ts'
import { confirmToken, networkHashOf, tokenHashOf } from './newsletter-tokens.server.ts'

interface Deps {
  db: Database
  key: AppKey
  clock: Clock
}

/** Data of the unsubscribe page; undefined for an unknown token. Read-only. */
export async function viewSubscriber(db: Database, token: string): Promise<SubscriberView | undefined> {
  const tokenHash = tokenHashOf(token)
  const subscriber = tokenHash && (await findSubscriber(db, { tokenHash }))
  return subscriber ? viewOf(subscriber) : undefined
}

/** Unsubscribes, and withdraws queued mails. Idempotent: the first date is kept. */
export function unsubscribe(deps: Deps, token: string): Promise<SubscriberView | undefined> {
  return change(deps, token, async (tx, subscriber) => {
    if (subscriber.unsubscribedAt) return
    const { id, email } = subscriber
    await updateSubscriber(tx, id, { unsubscribedAt: deps.clock() })
    await withdrawMails(tx, { kind: NEWSLETTER_ISSUE, to: email, payload: { subscriberId: [id] } })
  })
}

/** Resubscribes by the unsubscribe link, whose holder reads the mailbox. Records a consent of its own. */
export function resubscribe(
  deps: Deps,
  { token, network }: { token: string; network?: string | undefined },
): Promise<SubscriberView | undefined> {
  return change(deps, token, async (tx, { id: subscriberId, email, language, unsubscribedAt }) => {
    if (!unsubscribedAt) return
    const now = deps.clock()
    const id = randomUUID()
    const from = networkHashOf(deps.key, network)
    await insertSignUp(tx, {
      id,
      subscriberId,
      email,
      language,
      source: 'return',
      textVersion: CONSENT_VERSION,
      tokenHash: hashToken(confirmToken(deps.key, id)),
      askedFrom: from,
      confirmedFrom: from,
      askedAt: now,
      confirmedAt: now,
    })
    await updateSubscriber(tx, subscriberId, { unsubscribedAt: null, confirmedAt: now })
  })
}

async function change(
  { db }: Deps,
  token: string,
  run: (tx: Transaction, subscriber: StoredSubscriber) => Promise<void>,
): Promise<SubscriberView | undefined> {
  const tokenHash = tokenHashOf(token)
  if (!tokenHash) return undefined
  return db.transaction(async (tx) => {
    const found = await findSubscriber(tx, { tokenHash })
    if (!found) return undefined
    await lockAddress(tx, found.email)
    const subscriber = await findSubscriber(tx, { tokenHash })
    if (!subscriber) return undefined
    await run(tx, subscriber)
    const after = await findSubscriber(tx, { tokenHash })
    return after && viewOf(after)
  })
}

function viewOf({ email, unsubscribedAt }: StoredSubscriber): SubscriberView {
  return { address: maskEmail(email), subscribed: unsubscribedAt === null }
}
