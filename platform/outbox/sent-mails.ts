import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { mailLogo } from '../mail/mail-logo.ts'
import type { RenderedMail } from '../mail/mailer.ts'
import { seal, unseal } from '../seal.ts'
import type { AppKey } from '../secrets.ts'
import { sentMails } from './outbox.tables.ts'

/** A mail as it was sent. */
export interface SentMail {
  subject: string
  text: string
  /** Null where it was too large to keep. */
  html: string | null
  /** Names of its attachments. */
  files: string[]
}

/** Characters of the text and the HTML together, beyond which the HTML is not kept, and of the text alone. */
const MOST = 256 * 1024
/** Of the column. */
const MOST_SEALED = 1024 * 1024
const PURPOSE = 'sent-mail'

/** What is shown of a rendered mail. Images that belong to its HTML are no files of it. */
export function toSentMail({ subject, text, html, attachments = [] }: RenderedMail): SentMail {
  return {
    subject,
    text: text.slice(0, MOST),
    html: text.length + html.length > MOST ? null : html,
    files: attachments.filter(({ contentId }) => contentId === undefined).map(({ filename }) => filename),
  }
}

/** Keeps what was sent, deflated and encrypted; a mail that is sent again replaces it. */
export async function keepSentMail(
  tx: Transaction,
  key: AppKey,
  mailId: string,
  rendered: RenderedMail,
): Promise<void> {
  const packed = deflateRawSync(JSON.stringify(toSentMail(rendered))).toString('base64')
  const sealed = seal(key, PURPOSE, packed)
  if (sealed.length > MOST_SEALED) return
  await tx
    .insert(sentMails)
    .values({ mailId, sealed })
    .onConflictDoUpdate({ target: sentMails.mailId, set: { sealed } })
}

/** Undefined for mails that were not kept, or were with another key of the application. */
export async function readSentMail(
  db: Database | Transaction,
  key: AppKey,
  mailId: string,
): Promise<SentMail | undefined> {
  const [row] = await db.select().from(sentMails).where(eq(sentMails.mailId, mailId))
  return row && unpack(key, row.sealed)
}

/** @returns undefined where it was sealed with another key. */
export function unpack(key: AppKey, sealed: string): SentMail | undefined {
  try {
    const packed = Buffer.from(unseal(key, PURPOSE, sealed), 'base64')
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: 8 * MOST }).toString('utf8')) as SentMail
  } catch {
    return undefined
  }
}

/** The HTML with its logo in itself, for where no mail program looks up `cid:` addresses. */
export function withLogo(html: string): string {
  const logo = mailLogo.content.toString('base64')
  return html.replaceAll('cid:logo', `data:image/png;base64,${logo}`)
}
