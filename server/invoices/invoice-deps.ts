import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CompanyFacts } from '#features/company/company-parts.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { invoiceSources } from './invoice-sources.ts'

type Given = Pick<BookingDeps, 'db' | 'key' | 'clock' | 'publicUrl' | 'payments' | 'events'> & {
  /** What the owners publish now. */
  facts: () => Pick<CompanyFacts, 'company' | 'bankAccount' | 'invoicing' | 'reminders'>
}

export function reminderPlan(told: CompanyFacts['reminders']): ReminderPlan {
  const { automatic, friendlyDays, secondDays, lastDays } = told
  return { automatic, days: { 1: friendlyDays, 2: secondDays, 3: lastDays } }
}

export function invoiceDeps({ facts, events, ...deps }: Given): InvoiceDeps {
  const { db, key, clock, publicUrl, payments } = deps
  return {
    db,
    key,
    clock,
    publicUrl,
    payments,
    terms() {
      const { company, bankAccount, invoicing, reminders } = facts()
      const { legalName, street, postalCode, city, phone, email, uid, vatNumber } = company
      const { iban, qrIban, holder } = bankAccount ?? {}
      return {
        seller: { legalName, street, postalCode, city, phone, email, uid, vatNumber },
        account: iban && holder ? { iban, qrIban: qrIban ?? null, holder } : null,
        dueDays: invoicing.dueDays,
        reminders: reminderPlan(reminders),
      }
    },
    sources: invoiceSources({ events }),
  }
}
