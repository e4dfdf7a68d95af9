import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** A message file as the mailbox shows it. */
export interface MailboxMail {
  /** The file's name without `.eml`. */
  id: string
  subject: string
  from: string
  to: string
  replyTo: string
  date: string
  text: string
  html: string
  /** What the reader can save; pictures that belong to the HTML are not among them. */
  attachments: { filename: string; mimeType: string; content: Buffer }[]
}

/** File names are our own: digits, letters, `_` and `-`. Anything else is not looked up. */
const ID = /^[\w-]{1,120}$/

/** The newest mails, newest first; an empty list when there is no folder yet. */
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

/** One mail, or undefined when there is no such file. */
export async function readMail(folder: string, id: string): Promise<MailboxMail | undefined> {
  if (!ID.test(id)) return undefined
  const bytes = await readFile(join(folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
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

/** Puts a picture into the HTML itself, so that the page may load nothing at all. */
function showPicture(html: string, part: Attachment): string {
  const id = part.contentId?.replace(/^<|>$/g, '') ?? ''
  return html.replaceAll(`cid:${id}`, `data:${part.mimeType};base64,${bytesOf(part).toString('base64')}`)
}

function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
