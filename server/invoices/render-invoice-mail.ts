import type { Company } from '#content/company.ts'
import {
  INVOICE_CREDITED,
  INVOICE_PAID,
  INVOICE_REMINDED,
  INVOICE_SENT,
} from '#features/invoice/change/send-invoice.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { type InvoiceDocument, REMINDER_LEVELS, type ReminderLevel } from '#features/invoice/invoice.ts'
import { INVOICE_MAIL_TEXTS, type InvoiceNews } from '#features/invoice/mail/invoice-mail.texts.ts'
import type { ReminderLetter } from '#features/invoice/pdf/invoice-pdf.server.ts'
import { invoiceUrl, readDocument } from '#features/invoice/view-invoice.server.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'
import type { AppKey } from '#platform/secrets.ts'
import { type Drawing, inProcess } from '../drawing/open-drawing.ts'

interface MailDeps {
  database: Database
  key: AppKey
  publicUrl: string
  company: Company
  drawing?: Drawing
}

export const INVOICE_MAILS = [INVOICE_SENT, INVOICE_CREDITED, INVOICE_REMINDED, INVOICE_PAID] as const
type InvoiceMail = (typeof INVOICE_MAILS)[number]

/** In the language of the document, with its PDF. Throws for an invoice that is not there. */
export async function renderInvoiceMail(
  { database, key, publicUrl, company, drawing = inProcess }: MailDeps,
  kind: InvoiceMail,
  payload: Record<string, unknown>,
): Promise<RenderedMail> {
  const { invoiceId } = payload
  const invoice = typeof invoiceId === 'string' ? await findInvoice(database, { id: invoiceId }) : undefined
  if (!invoice) throw new Error('the invoice of the mail is not there')
  const document = await readDocument(database, invoice)
  const reminder = kind === INVOICE_REMINDED ? letterOf(invoice, payload) : undefined
  const link = `${invoiceUrl({ key, publicUrl }, invoice.id)}?lng=${invoice.language}`
  const cents = reminder?.openCents ?? (kind === INVOICE_PAID ? Number(payload['cents']) : invoice.totalCents)
  const texts = INVOICE_MAIL_TEXTS[invoice.language]
  const { subject, title, text } = texts.news[newsOf(kind, invoice, { reminder, payload })]
  const open = Number(payload['open'] ?? 0)
  const francs = (of: number) => formatPrice(invoice.language, of, { code: 'chf' })
  const filled = (template: string) =>
    fill(template, {
      ...wordsOf(document),
      amount: francs(cents),
      code: String(payload['voucher'] ?? ''),
      open: francs(open),
    })
  const asks = kind === INVOICE_SENT || reminder !== undefined
  const body = renderShortMail({
    language: invoice.language,
    subject: filled(subject),
    title,
    before: [filled(text), ...(open > 0 ? [filled(texts.stillOpen)] : [])],
    button: { label: texts.button, link },
    after: [...(asks ? [document.account ? texts.ways : texts.accountFollows] : []), texts.questions],
    siteUrl: publicUrl,
    company,
  })
  const address = invoiceUrl({ key, publicUrl }, invoice.id)
  const files =
    kind === INVOICE_PAID
      ? []
      : [await drawing.draw({ kind: 'invoice', input: [document, { address, reminder }] })]
  return { ...body, replyTo: company.email, attachments: [mailLogo, ...files] }
}

/** As it was when it was sent, whatever was paid since. */
function letterOf(invoice: StoredInvoice, payload: Record<string, unknown>): ReminderLetter {
  const level: ReminderLevel = REMINDER_LEVELS.find((each) => each === payload['level']) ?? 1
  const openCents = Number(payload['cents'])
  const { totalCents, creditedCents, dueOn } = invoice
  return {
    level,
    on: typeof payload['on'] === 'string' ? payload['on'] : (dueOn ?? ''),
    openCents,
    creditedCents,
    paidCents: Math.max(0, totalCents - creditedCents - openCents),
  }
}

function newsOf(
  kind: InvoiceMail,
  { part }: StoredInvoice,
  { reminder, payload }: { reminder: ReminderLetter | undefined; payload: Record<string, unknown> },
): InvoiceNews {
  if (reminder) return `reminded${reminder.level}`
  if (kind === INVOICE_CREDITED) return 'credited'
  if (kind === INVOICE_PAID) return payload['voucher'] ? 'voucher' : 'paid'
  return part === 'whole' ? 'sent' : part
}

function wordsOf({ number, language, dueOn, corrects }: InvoiceDocument) {
  return { number, day: formatDay(language, dueOn), corrects: corrects ?? '' }
}
