import { company } from '#content/company.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { findInquiry } from './inquiries-repository.server.ts'
import { renderInquiryCopy } from './inquiry-copy.email.tsx'
import type { InquiryMail } from './inquiry-mail.ts'
import { renderInquiryNotice } from './inquiry-notice.email.tsx'

/** The owner's notice. Replies reach the sender. */
export async function renderInquiryNoticeMail(deps: MailDeps, inquiryId: unknown): Promise<RenderedMail> {
  const mail = await readMail(deps, inquiryId)
  return { ...renderInquiryNotice(mail), replyTo: mail.inquiry.email, attachments: [mailLogo] }
}

/** The sender's copy. Replies reach the company. */
export async function renderInquiryCopyMail(deps: MailDeps, inquiryId: unknown): Promise<RenderedMail> {
  return {
    ...renderInquiryCopy(await readMail(deps, inquiryId)),
    replyTo: company.email,
    attachments: [mailLogo],
  }
}

interface MailDeps {
  database: Database
  publicUrl: string
}

async function readMail({ database, publicUrl }: MailDeps, id: unknown): Promise<InquiryMail> {
  const inquiry = typeof id === 'string' ? await findInquiry(database, { id }) : undefined
  if (!inquiry) throw new Error('the inquiry of the mail is not there')
  return { inquiry, siteUrl: publicUrl }
}
