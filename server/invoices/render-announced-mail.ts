import { staffPaths } from '#app/staff-paths.ts'
import staffInvoicesTexts from '#content/texts/staff-invoices.ts'
import type { Company } from '#content/company.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { sendingDay } from '#features/invoice/rules/automatic-reminder.ts'
import { formatDay } from '#i18n/format-date.ts'
import { formatPrice } from '#i18n/format.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'

const messages = staffInvoicesTexts.de

/** Which reminders go next, to the owner; state at sending time. Always German. */
export async function renderAnnouncedMail(
  { database, publicUrl, company }: { database: Database; publicUrl: string; company: Company },
  { invoiceIds }: Record<string, unknown>,
): Promise<RenderedMail> {
  const ids = Array.isArray(invoiceIds) ? invoiceIds.filter((id) => typeof id === 'string') : []
  const found = await Promise.all(ids.map((id) => findInvoice(database, { id })))
  const { levels } = messages
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
  const body = renderShortMail({
    language: 'de',
    subject: count === 1 ? 'Eine Erinnerung geht hinaus' : `${count} Erinnerungen gehen hinaus`,
    title: 'Erinnerungen, die von selbst gehen',
    before: [
      count === 0
        ? 'Inzwischen ist alles bezahlt oder angehalten. Es geht nichts hinaus.'
        : 'Halten Sie auf der Rechnung an, was nicht gehen soll. Wer bis dahin bezahlt, wird nicht erinnert.',
      ...lines,
    ],
    button: { label: 'Offene Rechnungen', link: `${publicUrl}${staffPaths.invoices}?filter=overdue` },
    siteUrl: publicUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}
