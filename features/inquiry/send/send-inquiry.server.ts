import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import { claimAttachment } from '../database/attachments-repository.server.ts'
import {
  countCopies,
  findDuplicate,
  insertInquiry,
  lockSender,
} from '../database/inquiries-repository.server.ts'
import { answerDueAt, qualifiesForCopy, type InquiryKind, repeatsSince, type BotSignal } from '../inquiry.ts'
import type { WaitingAttachment } from '../attachments/store-attachment.server.ts'

export interface InquiryDeps {
  db: Database
  key: AppKey
  clock: Clock
  /** Receives the notice. */
  ownerEmail: string
  /** Asks somebody who ticked the box to confirm; in the transaction of the inquiry. */
  requestNewsletter?: (tx: Transaction, wish: NewsletterOptIn) => Promise<void>
}

export interface NewsletterOptIn {
  /** Of the form that has the box. */
  kind: InquiryKind
  email: string
  language: Language
  /** Address of the visitor's network. */
  network: string | undefined
  /** Without a solved captcha, also by a person without script: the smaller limits of the newsletter hold. */
  unsolved: boolean
}

/** What a form asks and a visitor answers, as the form's schema made it. */
export interface InquiryContent {
  /** Person or company; empty when it was not told. */
  name: string
  email: string
  /** What it is about; its values belong to the kind. Empty when it was left open. */
  topic: string
  message: string
  /** Further fields of the kind, always in the same order; `inquiry-details.ts` puts them into words. */
  details: Record<string, unknown>
  /** Of the privacy statement or the terms that the form points to. */
  termsVersion: string
  /** The box for the newsletter is ticked. */
  newsletter: boolean
}

/** The content, and how it came in. */
export interface InquiryInput extends InquiryContent {
  kind: InquiryKind
  language: Language
  /** The form's own key, the same for each attempt to send it. */
  idempotencyKey?: string | undefined
  robotSigns: BotSignal[]
  /** In the order of the form; they become the inquiry's. */
  attachments: readonly WaitingAttachment[]
  network?: string | undefined
}

export const INQUIRY_NOTICE = 'inquiry-notice'
export const INQUIRY_COPY = 'inquiry-copy'

/**
 * Writes the inquiry and owes its mails in one transaction: the owner's notice always, a copy to the sender as
 * `qualifiesForCopy` says. The same key with the same content, or the same content within a day, is the same inquiry
 * and writes nothing; its attachments stay nobody's.
 * @returns the unguessable reference that opens the sender's page.
 */
export async function sendInquiry(
  deps: InquiryDeps,
  input: InquiryInput,
): Promise<{ reference: string; repeated: boolean }> {
  const { db, key, clock, ownerEmail, requestNewsletter } = deps
  const { details, language, email, network } = input
  const { contentHash, idempotencyHash } = hashesOf(input)
  const inquiry = await db.transaction(async (tx) => {
    await lockSender(tx, email)
    const now = clock()
    const since = repeatsSince(now)
    const duplicate = await findDuplicate(tx, { idempotencyHash, contentHash, since })
    if (duplicate) return { id: duplicate.id, repeated: true }
    const id = randomUUID()
    const copiesToday = await countCopies(tx, email, since)
    const copied = qualifiesForCopy({ robotSigns: input.robotSigns, copiesToday })
    await insertInquiry(tx, {
      id,
      referenceHash: hashToken(referenceOf(key, id)),
      kind: input.kind,
      language,
      name: input.name || null,
      email,
      topic: input.topic || null,
      message: input.message,
      details,
      termsVersion: input.termsVersion,
      robotSigns: input.robotSigns,
      copied,
      idempotencyHash,
      contentHash,
      createdAt: now,
      answerDueAt: answerDueAt(now),
    })
    for (const [position, file] of input.attachments.entries())
      await claimAttachment(tx, id, { ...file, position })
    const payload = { inquiryId: id }
    await enqueueMail(tx, { kind: INQUIRY_NOTICE, to: ownerEmail, language: 'de', payload })
    if (copied) await enqueueMail(tx, { kind: INQUIRY_COPY, to: email, language, payload })
    if (input.newsletter && !input.robotSigns.includes('trap')) {
      const unsolved = input.robotSigns.includes('unsolved')
      await requestNewsletter?.(tx, { kind: input.kind, email, language, network, unsolved })
    }
    return { id, repeated: false }
  })
  return { reference: referenceOf(key, inquiry.id), repeated: inquiry.repeated }
}

function referenceOf(key: AppKey, inquiryId: string): string {
  return deriveToken(key, 'inquiry-reference', inquiryId)
}

function hashesOf(input: InquiryInput): { contentHash: string; idempotencyHash: string | null } {
  const { kind, name, email, topic, message, details, attachments, idempotencyKey } = input
  const files = attachments.map((file) => [file.name, file.digest])
  const said = JSON.stringify([kind, name, email.toLowerCase(), topic, message, details, files])
  const contentHash = createHash('sha256').update(said).digest('hex')
  const idempotencyHash = idempotencyKey ? hashToken(`inquiry:${idempotencyKey}:${contentHash}`) : null
  return { contentHash, idempotencyHash }
}
