import { Readable } from 'node:stream'
import { company } from '#content/company.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { listAttachments, type StoredAttachment } from './attachments-repository.server.ts'
import { findInquiry } from './inquiries-repository.server.ts'
import { renderInquiryCopy } from './inquiry-copy.email.tsx'
import { fitsMail, type InquiryMail } from './inquiry-mail.ts'
import { renderInquiryNotice } from './inquiry-notice.email.tsx'

/** The owner's notice, with the files if a mail can carry them. Replies reach the sender. */
export async function renderInquiryNoticeMail(deps: MailDeps, inquiryId: unknown): Promise<RenderedMail> {
  const mail = await readMail(deps, inquiryId)
  const carried = fitsMail(mail.files) ? mail.files : []
  return {
    ...renderInquiryNotice(mail),
    replyTo: mail.inquiry.email,
    attachments: [mailLogo, ...carried.map((file) => attach(deps.attachments, file))],
  }
}

/** The sender's copy; it names the files and carries none. Replies reach the company. */
export async function renderInquiryCopyMail(deps: MailDeps, inquiryId: unknown): Promise<RenderedMail> {
  return {
    ...renderInquiryCopy(await readMail(deps, inquiryId)),
    replyTo: company.email,
    attachments: [mailLogo],
  }
}

export interface MailDeps {
  database: Database
  publicUrl: string
  attachments: AttachmentStore
}

/** Opened when the mail program comes to it: of a mail that never leaves, no file stays open. */
function attach(
  store: AttachmentStore,
  { id, name, contentType }: Pick<StoredAttachment, 'id' | 'name' | 'contentType'>,
): MailAttachment {
  async function* bytes() {
    yield* await store.open(id)
  }
  return { filename: name, content: Readable.from(bytes(), { objectMode: false }), contentType }
}

type ReadMail = Omit<InquiryMail, 'files'> & { files: (StoredAttachment & { bytes: number })[] }

async function readMail({ database, publicUrl }: MailDeps, id: unknown): Promise<ReadMail> {
  const inquiry = typeof id === 'string' ? await findInquiry(database, { id }) : undefined
  if (!inquiry) throw new Error('the inquiry of the mail is not there')
  const files = await listAttachments(database, inquiry.id)
  return {
    inquiry,
    siteUrl: publicUrl,
    staffUrl: `${publicUrl}/verwaltung?request=${inquiry.id}`,
    files: files.map((file) => ({ ...file, bytes: file.bytes ?? 0 })),
  }
}
