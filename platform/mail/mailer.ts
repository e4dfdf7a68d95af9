import type { Readable } from 'node:stream'
import type { Result } from '#kernel/result.ts'

/** The texts of a mail. */
export interface MailBody {
  subject: string
  html: string
  text: string
}

/** What a template makes. */
export interface RenderedMail extends MailBody {
  /** One address. */
  replyTo?: string
  /** Takes the receiver off the list at one POST (RFC 8058); set on what is sent to a list. */
  unsubscribeUrl?: string
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  /** A stream is read once, when the mail leaves. */
  content: Buffer | Readable
  contentType: string
  /** Set for a picture that the HTML shows as `cid:…`; such a picture is not listed as an attachment. */
  contentId?: string
}

/** A mail ready to leave. */
export interface MailMessage extends RenderedMail {
  /** The outbox row's id; the Message-ID is made of it, so a repeated sending is recognisable. */
  id: string
  kind: string
  to: string
  writtenAt: Date
}

export interface MailRefusal {
  code: 'refused_for_good'
  /** The receiving server's words, without anything secret. */
  reason: string
}

export interface Mailer {
  /**
   * Hands the mail over. Refuses when no later attempt can succeed (the address or the message is not
   * accepted); throws when a later attempt may (no connection, time-out, busy server, wrong password).
   */
  send: (message: MailMessage) => Promise<Result<void, MailRefusal>>
  close: () => Promise<void>
}
