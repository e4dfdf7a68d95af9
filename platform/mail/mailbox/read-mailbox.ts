import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attachment, Email } from 'postal-mime'

export interface MailboxMail {
  /** File name without `.eml`. */
  id: string
  subject: string
  from: string
  to: string
  replyTo: string
  date: string
  text: string
  html: string
  attachments: { filename: string; mimeType: string; content: Buffer }[]
}

/** Own file names only; prevents path traversal. */
const ID = /^[\w-]{1,120}$/

export async function listMailbox(folder: string, limit: number): Promise<MailboxMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
  const newest = ids.sort().reverse().slice(0, limit)
  const mails = await Promise.all(newest.map((id) => readMail(folder, id)))
  return mails.filter((mail) => mail !== undefined)
}

export async function readMail(folder: string, id: string): Promise<MailboxMail | undefined> {
  if (!ID.test(id)) return undefined
  const bytes = await readFile(join(folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes)
  const pictures = mail.attachments.filter((part) => part.disposition === 'inline' && part.contentId)
  return {
    id,
    subject: mail.subject ?? '',
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: pictures.reduce(showPicture, mail.html ?? ''),
    attachments: mail.attachments
      .filter((part) => !pictures.includes(part))
      .map((part) => ({
        filename: part.filename ?? 'anhang',
        mimeType: part.mimeType,
        content: bytesOf(part),
      })),
  }
}

function addresses(list: Email['to'] = []): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ')
}

/** Inlines images, because the CSP allows no loading. */
function showPicture(html: string, part: Attachment): string {
  const id = part.contentId?.replace(/^<|>$/g, '') ?? ''
  return html.replaceAll(`cid:${id}`, `data:${part.mimeType};base64,${bytesOf(part).toString('base64')}`)
}

function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
