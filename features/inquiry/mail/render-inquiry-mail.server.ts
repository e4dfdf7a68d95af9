import { Readable } from 'node:stream'
import type { Company } from '#content/company.ts'
import type { AllOpeningHours } from '#content/opening-hours.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { MailAttachment, RenderedMail } from '#platform/mail/mailer.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachments, type StoredAttachment } from '../database/attachments-repository.server.ts'
import { findInquiry } from '../database/inquiries-repository.server.ts'
import { renderInquiryCopy } from './inquiry-copy.email.tsx'
import { fitsMail, type InquiryMail } from './inquiry-mail.ts'
import { renderInquiryNotice } from './inquiry-notice.email.tsx'

/** The owner's notice, with the files if they fit; Reply-To is the sender. Lists missing files instead of failing. */
export async function renderInquiryNoticeMail(deps: MailDeps, inquiryId: unknown): Promise<RenderedMail> {
  const mail = await readMail(deps, inquiryId)
  const there = await Promise.all(mail.files.map(({ id }) => deps.attachments.isThere(id)))
  const lost = mail.files.filter((_, index) => !there[index])
  if (lost.length > 0) await deps.onLostFile?.({ number: mail.inquiry.number, files: lost.length })
  const carried = fitsMail(mail.files) ? mail.files.filter((file) => !lost.includes(file)) : []
  return {
    ...renderInquiryNotice({ ...mail, missing: lost.map(({ name }) => name) }),
    replyTo: mail.inquiry.email,
    attachments: [mailLogo, ...carried.map((file) => attach(deps.attachments, file))],
  }
}

export async function renderInquiryCopyMail(
  { database, publicUrl, company, openingHours }: MailDeps,
  inquiryId: unknown,
): Promise<RenderedMail> {
  const inquiry = await readInquiry(database, inquiryId)
  return {
    ...renderInquiryCopy({ inquiry, siteUrl: publicUrl, company, openingHours }),
    replyTo: company.email,
    attachments: [mailLogo],
  }
}

export interface MailDeps {
  database: Database
  publicUrl: string
  company: Company
  openingHours: AllOpeningHours
  attachments: AttachmentStore
  onLostFile?: (facts: { number: number; files: number }) => Promise<void>
}

/** Opened on demand, so that unsent mails leave no file open. */
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

async function readMail(
  { database, publicUrl, company, openingHours }: MailDeps,
  id: unknown,
): Promise<ReadMail> {
  const inquiry = await readInquiry(database, id)
  const files = await listAttachments(database, inquiry.id)
  return {
    inquiry,
    siteUrl: publicUrl,
    company,
    openingHours,
    staffUrl: `${publicUrl}/verwaltung?request=${inquiry.id}`,
    files: files.map((file) => ({ ...file, bytes: file.bytes ?? 0 })),
  }
}

async function readInquiry(database: Database, id: unknown) {
  const inquiry = typeof id === 'string' ? await findInquiry(database, { id }) : undefined
  if (!inquiry) throw new Error('the inquiry of the mail is not there')
  return inquiry
}
