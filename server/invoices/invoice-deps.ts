import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CompanyFacts } from '#features/company/company-parts.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { invoiceSources } from './invoice-sources.ts'

type Given = Pick<BookingDeps, 'db' | 'key' | 'clock' | 'publicUrl' | 'payments' | 'events'> & {
  /** What the owners publish now. */
  facts: () => Pick<CompanyFacts, 'company' | 'bankAccount' | 'invoicing'>
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
      const { company, bankAccount, invoicing } = facts()
      const { legalName, street, postalCode, city, phone, email, uid, vatNumber } = company
      const { iban, qrIban, holder } = bankAccount ?? {}
      return {
        seller: { legalName, street, postalCode, city, phone, email, uid, vatNumber },
        account: iban && holder ? { iban, qrIban: qrIban ?? null, holder } : null,
        dueDays: invoicing.dueDays,
      }
    },
    sources: invoiceSources({ events }),
  }
}
