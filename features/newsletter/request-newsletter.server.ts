import { randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { type AppKey, deriveId, hashToken } from '#platform/secrets.ts'
import { CONSENT_VERSION } from './consent-version.ts'
import { deservesMail, limitsSince, type NewsletterSource } from './newsletter.ts'
import {
  countSignUps,
  findSignUp,
  findSubscriber,
  insertSignUp,
  lockAddress,
  lockNetwork,
} from './newsletter-repository.server.ts'
import { confirmToken, networkHashOf } from './newsletter-tokens.server.ts'

export const NEWSLETTER_CONFIRM = 'newsletter-confirm'

export interface NewsletterOptIn {
  email: string
  language: Language
  source: NewsletterSource
  network?: string | undefined
  unsolved?: boolean
  /** The form's key, the same for each retry. */
  formKey?: string | undefined
}

/**
 * Records a sign-up and enqueues its confirmation mail, also for subscribers (they stay private). Silent above the
 * limits, for bounced addresses and for duplicates within an hour.
 */
export async function requestNewsletter(
  tx: Transaction,
  { key, clock }: { key: AppKey; clock: Clock },
  { email, language, source, network, unsolved = false, formKey }: NewsletterOptIn,
): Promise<void> {
  const networkHash = networkHashOf(key, network)
  if (networkHash) await lockNetwork(tx, networkHash)
  await lockAddress(tx, email)
  const now = clock()
  const since = limitsSince(now)
  const once = formKey && deriveId(key, 'newsletter-sign-up', `${formKey} ${email.toLowerCase()}`)
  const duplicate = once && (await findSignUp(tx, { id: once }))
  if (duplicate && duplicate.askedAt > since.hour) return
  const earlier = await countSignUps(tx, { email, network: networkHash, since })
  const known = await findSubscriber(tx, { email })
  if (!deservesMail(earlier, unsolved ? 'unsolved' : 'solved') || known?.bouncedAt) return
  const id = once && !duplicate ? once : randomUUID()
  await insertSignUp(tx, {
    id,
    email,
    language,
    source,
    textVersion: CONSENT_VERSION,
    tokenHash: hashToken(confirmToken(key, id)),
    askedFrom: networkHash,
    askedAt: now,
  })
  await enqueueMail(tx, { kind: NEWSLETTER_CONFIRM, to: email, language, payload: { signUpId: id } })
}
