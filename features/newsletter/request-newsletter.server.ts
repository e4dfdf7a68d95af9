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
  /** Address of the visitor's network; it is kept only as a hash. */
  network?: string | undefined
  /** No captcha was solved: a person without script, or a program. */
  unsolved?: boolean
  /** The form's own key, the same for each attempt to send it. */
  formKey?: string | undefined
}

/**
 * Somebody wants the newsletter: in the caller's transaction, the proof of the wish is written and the mail owed whose
 * link confirms it. Also for an address that is on the list already, so that nobody learns whether it is. Above the
 * limits of an address or a network, to an address that refused our mail, and when the same form has arrived within the
 * hour, nothing happens; the answer is the same.
 */
export async function requestNewsletter(
  tx: Transaction,
  { key, clock }: { key: AppKey; clock: Clock },
  { email, language, source, network, unsolved = false, formKey }: NewsletterOptIn,
): Promise<void> {
  const askedFrom = networkHashOf(key, network)
  if (askedFrom) await lockNetwork(tx, askedFrom)
  await lockAddress(tx, email)
  const now = clock()
  const since = limitsSince(now)
  const once = formKey && deriveId(key, 'newsletter-sign-up', `${formKey} ${email.toLowerCase()}`)
  const duplicate = once && (await findSignUp(tx, { id: once }))
  if (duplicate && duplicate.askedAt > since.hour) return
  const earlier = await countSignUps(tx, { email, network: askedFrom, since })
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
    askedFrom,
    askedAt: now,
  })
  await enqueueMail(tx, { kind: NEWSLETTER_CONFIRM, to: email, language, payload: { signUpId: id } })
}
