import type { Readable } from 'node:stream'
import type { Result } from '#kernel/result.ts'

export interface MailBody {
  subject: string
  html: string
  text: string
}

export interface RenderedMail extends MailBody {
  replyTo?: string
  /** One-click unsubscribe URL (RFC 8058), for mailing lists. */
  unsubscribeUrl?: string
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  content: Buffer | Readable
  contentType: string
  /** For an image that the HTML embeds as `cid:…`. */
  contentId?: string
}

export interface MailMessage extends RenderedMail {
  /** The outbox row's id; the Message-ID derives from it, so duplicates are recognisable. */
  id: string
  kind: string
  to: string
  writtenAt: Date
}

export interface MailRefusal {
  code: 'refused_for_good'
  reason: string
}

/** Thrown by who renders a mail that is no longer true, so that nobody gets it: its row goes. */
export class ObsoleteMail extends Error {}

export interface Mailer {
  /** Refuses when no retry can succeed (address or message rejected); throws when one may. */
  send: (message: MailMessage) => Promise<Result<void, MailRefusal>>
  close: () => Promise<void>
}
