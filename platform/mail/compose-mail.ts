import type { SendMailOptions } from 'nodemailer'
import { type Result, accept, refuse } from '#kernel/result.ts'
import type { MailMessage, MailRefusal } from './mailer.ts'

/**
 * Nodemailer's form of a message. Addresses must be single and plain: a line break or comma could add recipients or
 * headers. File and URL access is off, so content cannot make the server read something.
 */
export function composeMail(message: MailMessage, from: string): Result<SendMailOptions, MailRefusal> {
  if (!isPlainAddress(message.to)) return refuse({ code: 'refused_for_good', reason: 'not a mail address' })
  const { replyTo } = message
  return accept({
    from,
    to: { name: '', address: message.to },
    ...(replyTo && isPlainAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: message.subject.replace(/\p{Cc}+/gu, ' '),
    messageId: `<${message.id}@${domainOf(from)}>`,
    html: message.html,
    text: message.text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...listHeaders(message.unsubscribeUrl),
    },
    attachments: message.attachments?.map(({ filename, content, contentType, contentId }) => ({
      filename,
      content,
      contentType,
      ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : {}),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** One-click unsubscribe (RFC 8058); `prepared` keeps the URL unfolded. */
function listHeaders(unsubscribeUrl: string | undefined) {
  return (
    unsubscribeUrl && {
      'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
  )
}

/** One address without display name, quotes, spaces or control characters. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u.test(text)
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
