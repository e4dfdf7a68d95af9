import type { InvoiceSource } from '#features/invoice/invoice-deps.server.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { splitStreet } from '#features/invoice/rules/split-street.ts'
import { readPostalCode } from '#i18n/postal-code.ts'
import { accept, refuse } from '#kernel/result.ts'
import { findQuote, findQuoteVersion, lockQuote } from '../database/quotes-repository.server.ts'
import { invoiceLines } from '../rules/invoice-lines.ts'
import { quoteTotal } from '../rules/quote-total.ts'

/** A project's accepted quote: what was agreed. A group's is due by its booking, for the final number of people. */
export function quoteSource(id: string): InvoiceSource {
  return {
    lock: async (tx) => void (await lockQuote(tx, id)),
    async draft(tx) {
      const quote = await findQuote(tx, { id })
      const agreed = quote?.acceptance
      const version = agreed && (await findQuoteVersion(tx, id, agreed.version))
      if (!quote || !version || quote.bookingId) return refuse({ code: 'unknown_source' })
      const { document } = version
      if (quoteTotal(document).totalCents === 0) return refuse({ code: 'nothing_due' })
      const { name, postalCode, city } = INVOICE_LIMITS
      return accept({
        language: document.language,
        email: document.customer.email || null,
        recipient: {
          company: agreed.company.slice(0, name) || null,
          name: agreed.name.slice(0, name) || null,
          ...splitStreet(agreed.street),
          ...readPostalCode(agreed.postalCode.slice(0, postalCode), document),
          city: agreed.city.slice(0, city),
        },
        orderNumber: fittingOrderNumber(agreed.orderNumber),
        lines: invoiceLines(document),
        performedFrom: null,
        performedTo: null,
      })
    },
  }
}

/** A longer one would be cut, and then be another. */
export function fittingOrderNumber(orderNumber: string): string | null {
  return orderNumber.length <= INVOICE_LIMITS.orderNumber ? orderNumber || null : null
}
