import type { CompanyFacts } from '#features/company/company-parts.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import type { InvoiceTerms } from '#features/invoice/invoice-deps.server.ts'

type InvoiceFacts = Pick<CompanyFacts, 'company' | 'bankAccount' | 'invoicing' | 'reminders'>

export function reminderPlan(reminders: CompanyFacts['reminders']): ReminderPlan {
  const { automatic, friendlyDays, secondDays, lastDays } = reminders
  return { automatic, days: { 1: friendlyDays, 2: secondDays, 3: lastDays } }
}

/** Of what the owners publish now. */
export function invoiceTerms({ company, bankAccount, invoicing, reminders }: InvoiceFacts): InvoiceTerms {
  const { legalName, street, postalCode, city, phone, email, uid, vatNumber } = company
  const { iban, qrIban, holder } = bankAccount ?? {}
  return {
    seller: { legalName, street, postalCode, city, phone, email, uid, vatNumber },
    account: iban && holder ? { iban, qrIban: qrIban ?? null, holder } : null,
    dueDays: invoicing.dueDays,
    reminders: reminderPlan(reminders),
  }
}
