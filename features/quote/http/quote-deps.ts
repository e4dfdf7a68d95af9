import type { Offer } from '#content/offer.ts'
import { pricedServices } from '#content/service-prices.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { answerByQuote } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import type { QuoteDeps } from '#features/quote/quote-deps.server.ts'
import { readGroupInvoicing } from '#features/services/group-invoicing.server.ts'
import { invoiceDeposit } from '#features/invoice/http/booking-invoices.ts'
import { type InvoiceFacts, invoicingDeps } from '#features/invoice/http/invoice-deps.ts'
import { quoteCalendar } from './quote-ports.ts'

type QuoteDepsInput = Pick<
  BookingDeps,
  'db' | 'key' | 'clock' | 'payments' | 'legal' | 'ownerEmail' | 'publicUrl' | 'events'
> & {
  /** What is offered now. */
  offer: () => Offer
  facts: InvoiceFacts
}

export function quoteDeps({ offer, payments, events, facts, ...deps }: QuoteDepsInput): QuoteDeps {
  const { db, key, clock, legal, ownerEmail, publicUrl } = deps
  return {
    db,
    key,
    clock,
    legal,
    ownerEmail,
    publicUrl,
    prices() {
      const { services, prices } = offer()
      return pricedServices(services, prices)
    },
    answer: answerByQuote,
    calendar: quoteCalendar({ key, offer, payments }),
    invoicing: {
      defaultOf: readGroupInvoicing,
      deposit: (tx, group) =>
        invoiceDeposit(tx, invoicingDeps({ key, clock, events, facts, ownerEmail }), group),
    },
  }
}
