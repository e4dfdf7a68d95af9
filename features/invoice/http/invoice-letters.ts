import { staffPaths } from '#site/staff-paths.ts'
import type { Company } from '#features/company/content/company.ts'
import staffInvoicesTexts from '#features/invoice/texts/staff-invoices.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { openCents, REMINDER_LEVELS } from '#features/invoice/invoice.ts'
import { INVOICE_MAIL_TEXTS, type InvoiceNews } from '#features/invoice/mail/invoice-mail.texts.ts'
import type { ReminderLetter } from '#features/invoice/pdf/invoice-pdf.server.ts'
import { sendingDay } from '#features/invoice/rules/automatic-reminder.ts'
import { invoiceUrl, readDocument } from '#features/invoice/view-invoice.server.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type Letter } from '#platform/mail/letter.ts'
import type { AppKey } from '#platform/secrets.ts'
import { type Drawing, inProcess } from '#server/drawing/open-drawing.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
  company: Company
  drawing?: Drawing
}
type Payload = Record<string, unknown>

export const invoiceLetters = {
  'invoice-sent': (deps: Deps, payload: Payload) =>
    write(deps, payload, ({ part }) => ({ news: part === 'whole' ? 'sent' : part, asks: true })),
  'invoice-credited': (deps: Deps, payload: Payload) => write(deps, payload, () => ({ news: 'credited' })),
  'invoice-reminded': (deps: Deps, payload: Payload) =>
    write(deps, payload, (invoice) => {
      const reminder = reminderOf(invoice, payload)
      return { news: `reminded${reminder.level}`, asks: true, cents: reminder.openCents, reminder }
    }),
  'invoice-paid': (deps: Deps, payload: Payload) =>
    write(deps, payload, () => ({
      news: payload['voucher'] ? 'voucher' : 'paid',
      cents: Number(payload['cents']),
      withFile: false,
    })),
  'invoice-reminders-announced': announced,
}

interface News {
  news: InvoiceNews
  /** Whether it asks for money. */
  asks?: boolean
  /** The amount it names; default: the total. */
  cents?: number
  reminder?: ReminderLetter
  withFile?: boolean
}

/** In the language of the document, with its PDF. */
async function write(
  { database, key, publicUrl, company, drawing = inProcess }: Deps,
  payload: Payload,
  newsOf: (invoice: StoredInvoice) => News,
): Promise<Letter> {
  const invoice = await findAbout('invoice', payload['invoiceId'], (id) => findInvoice(database, { id }))
  const document = await readDocument(database, invoice)
  const { news, asks, cents = invoice.totalCents, reminder, withFile = true } = newsOf(invoice)
  const { language } = invoice
  const address = invoiceUrl({ key, publicUrl }, invoice.id)
  const texts = INVOICE_MAIL_TEXTS[language]
  const { subject, title, text } = texts.news[news]
  const open = Number(payload['open'] ?? 0)
  const francs = (of: number) => formatPrice(language, of, { code: 'chf' })
  const filled = (template: string) =>
    fill(template, {
      number: document.number,
      day: formatDay(document.language, document.dueOn),
      corrects: document.corrects ?? '',
      amount: francs(cents),
      code: String(payload['voucher'] ?? ''),
      open: francs(open),
    })
  return {
    language,
    subject: filled(subject),
    title,
    body: [
      filled(text),
      open > 0 && filled(texts.stillOpen),
      { button: { label: texts.button, href: `${address}?lng=${language}` } },
      asks && (document.account ? texts.ways : texts.accountFollows),
      texts.questions,
    ],
    replyTo: company.email,
    files: withFile
      ? [await drawing.draw({ kind: 'invoice', input: [document, { address, reminder }] })]
      : [],
  }
}

/** As it was when it was sent, whatever was paid since. */
function reminderOf({ totalCents, creditedCents, dueOn }: StoredInvoice, payload: Payload): ReminderLetter {
  const cents = Number(payload['cents'])
  return {
    level: REMINDER_LEVELS.find((each) => each === payload['level']) ?? 1,
    on: typeof payload['on'] === 'string' ? payload['on'] : (dueOn ?? ''),
    openCents: cents,
    creditedCents,
    paidCents: Math.max(0, totalCents - creditedCents - cents),
  }
}

/** Which reminders go next, to the owner; state at sending time. Always German. */
async function announced({ database, publicUrl }: Deps, { invoiceIds }: Payload): Promise<Letter> {
  const ids = Array.isArray(invoiceIds) ? invoiceIds.filter((id) => typeof id === 'string') : []
  const found = await Promise.all(ids.map((id) => findInvoice(database, { id })))
  const { levels } = staffInvoicesTexts.de
  const lines = found.flatMap((invoice) => {
    if (!invoice?.announcedLevel || !invoice.announcedOn || openCents(invoice) === 0) return []
    const { announcedLevel, announcedOn, recipient, number } = invoice
    const name = [levels.first, levels.second, levels.last][announcedLevel - 1] ?? ''
    const customer = toSingleLine(recipient.company || recipient.name || '')
    const day = formatDay('de', sendingDay(announcedOn, announcedOn))
    const open = formatPrice('de', openCents(invoice), { code: 'chf' })
    return [`${name}, Rechnung ${number ?? ''}, ${customer}, ${open}, am ${day}.`]
  })
  const count = lines.length
  return {
    language: 'de',
    subject: count === 1 ? 'Eine Erinnerung geht hinaus' : `${count} Erinnerungen gehen hinaus`,
    title: 'Erinnerungen, die von selbst gehen',
    body: [
      count === 0
        ? 'Inzwischen ist alles bezahlt oder angehalten. Es geht nichts hinaus.'
        : 'Halten Sie auf der Rechnung an, was nicht gehen soll. Wer bis dahin bezahlt, wird nicht erinnert.',
      ...lines,
      { button: { label: 'Offene Rechnungen', href: `${publicUrl}${staffPaths.invoices}?filter=overdue` } },
    ],
  }
}
