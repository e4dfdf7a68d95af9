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
  type StoredInquiry,
} from '../database/inquiries-repository.server.ts'
import { answerDueAt, qualifiesForCopy, type InquiryKind, repeatsSince, type BotSignal } from '../inquiry.ts'
import type { WaitingAttachment } from '../attachments/store-attachment.server.ts'

export interface InquiryDeps {
  db: Database
  key: AppKey
  clock: Clock
  ownerEmail: () => string
  requestNewsletter?: (tx: Transaction, request: NewsletterOptIn) => Promise<void>
  /** Makes the binding quote of a request whose price is published. Never fails: the request counts more. */
  quoteAtOnce?: (tx: Transaction, inquiry: StoredInquiry) => Promise<void>
}

export interface NewsletterOptIn {
  kind: InquiryKind
  email: string
  language: Language
  network: string | undefined
  /** No captcha solved, perhaps for lack of script: stricter newsletter limits apply. */
  unsolved: boolean
}

export interface InquiryContent {
  name: string
  email: string
  topic: string
  message: string
  /** Further fields in a fixed order; `inquiry-details.ts` words them. */
  details: Record<string, unknown>
  termsVersion: string
  newsletter: boolean
}

export interface InquiryInput extends InquiryContent {
  kind: InquiryKind
  language: Language
  /** The form's key, the same for each retry. */
  idempotencyKey?: string | undefined
  botSignals: BotSignal[]
  /** In the order of the form; the inquiry claims them. */
  attachments: readonly WaitingAttachment[]
  network?: string | undefined
}

export const INQUIRY_NOTICE = 'inquiry-notice'
export const INQUIRY_COPY = 'inquiry-copy'

/**
 * Writes the inquiry, the owner's notice and a copy if `qualifiesForCopy`. The same key and content, or the same
 * content within a day, is a duplicate: it writes nothing and leaves its attachments unclaimed. @returns the sender's
 * reference.
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
    const copied = qualifiesForCopy({ botSignals: input.botSignals, copiesToday })
    const stored = await insertInquiry(tx, {
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
      botSignals: input.botSignals,
      copied,
      idempotencyHash,
      contentHash,
      createdAt: now,
      answerDueAt: answerDueAt(now),
    })
    for (const [position, file] of input.attachments.entries())
      await claimAttachment(tx, id, { ...file, position })
    const payload = { inquiryId: id }
    await enqueueMail(tx, { kind: INQUIRY_NOTICE, to: ownerEmail(), language: 'de', payload })
    if (copied) await enqueueMail(tx, { kind: INQUIRY_COPY, to: email, language, payload })
    await deps.quoteAtOnce?.(tx, stored)
    if (input.newsletter && !input.botSignals.includes('trap')) {
      const unsolved = input.botSignals.includes('unsolved')
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
  const content = JSON.stringify([kind, name, email.toLowerCase(), topic, message, details, files])
  const contentHash = createHash('sha256').update(content).digest('hex')
  const idempotencyHash = idempotencyKey ? hashToken(`inquiry:${idempotencyKey}:${contentHash}`) : null
  return { contentHash, idempotencyHash }
}
