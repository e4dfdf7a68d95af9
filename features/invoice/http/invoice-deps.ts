import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CompanyFacts } from '#features/company/company-parts.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import type { InvoiceDeps, InvoiceTerms } from '#features/invoice/invoice-deps.server.ts'
import type { InvoicingDeps } from './booking-invoices.ts'
import { invoiceVouchers, returningVouchers } from './invoice-vouchers.ts'
import { invoiceSources } from './invoice-sources.ts'

/** What the owners publish now. */
export type InvoiceFacts = () => Pick<CompanyFacts, 'company' | 'bankAccount' | 'invoicing' | 'reminders'>

type InvoiceDepsInput = Pick<
  BookingDeps,
  'db' | 'key' | 'clock' | 'publicUrl' | 'payments' | 'events' | 'ownerEmail'
> & {
  facts: InvoiceFacts
}

export function reminderPlan(reminders: CompanyFacts['reminders']): ReminderPlan {
  const { automatic, friendlyDays, secondDays, lastDays } = reminders
  return { automatic, days: { 1: friendlyDays, 2: secondDays, 3: lastDays } }
}

export function invoiceDeps({ facts, events, ownerEmail, ...deps }: InvoiceDepsInput): InvoiceDeps {
  const { db, key, clock, publicUrl, payments } = deps
  return {
    db,
    publicUrl,
    payments,
    ...invoicingDeps({ key, clock, events, ownerEmail, facts }),
    voucherPayments: invoiceVouchers({ acceptTest: payments.test }),
  }
}

/** What invoices are made with inside the transactions of bookings and quotes. */
export function invoicingDeps({
  key,
  clock,
  events,
  ownerEmail,
  facts,
}: Pick<InvoiceDepsInput, 'key' | 'clock' | 'events' | 'ownerEmail' | 'facts'>): InvoicingDeps {
  return {
    key,
    clock,
    events,
    terms: () => termsOf(facts()),
    sources: invoiceSources({ events, key, ownerEmail }),
    voucherPayments: returningVouchers,
  }
}

function termsOf({ company, bankAccount, invoicing, reminders }: ReturnType<InvoiceFacts>): InvoiceTerms {
  const { legalName, street, postalCode, city, phone, email, uid, vatNumber } = company
  const { iban, qrIban, holder } = bankAccount ?? {}
  return {
    seller: { legalName, street, postalCode, city, phone, email, uid, vatNumber },
    account: iban && holder ? { iban, qrIban: qrIban ?? null, holder } : null,
    dueDays: invoicing.dueDays,
    reminders: reminderPlan(reminders),
  }
}
