import type { SourceDraft, SourceRefusal } from '#features/invoice/invoice-deps.server.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { readPostalCode } from '#i18n/postal-code.ts'
import { splitStreet } from '#features/invoice/rules/split-street.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { quoteTexts } from '#features/quote/document/quote.texts.ts'
import { quoteTotal } from '#features/quote/rules/quote-total.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'

/** What was agreed with a project's accepted quote. A group's is due by its booking, for the final number of people. */
export async function draftOfQuote(tx: Transaction, id: string): Promise<Result<SourceDraft, SourceRefusal>> {
  const quote = await findQuote(tx, { id })
  const agreed = quote?.acceptance
  const version = agreed && (await findQuoteVersion(tx, id, agreed.version))
  if (!quote || !version || quote.bookingId) return refuse({ code: 'unknown_source' })
  const { document } = version
  const { discountCents, totalCents } = quoteTotal(document)
  if (totalCents === 0) return refuse({ code: 'nothing_due' })
  const { name, postalCode, city } = INVOICE_LIMITS
  const lines = document.lines.map(({ text, detail, quantity, unitCents }) => ({
    title: text,
    detail,
    quantityHundredths: quantity,
    unitCents,
    vat: 'standard' as const,
  }))
  const discount = {
    title: quoteTexts[document.language].discount,
    detail: (document.discount?.reason ?? '').slice(0, INVOICE_LIMITS.detail),
    quantityHundredths: 100,
    unitCents: -discountCents,
    vat: 'standard' as const,
  }
  const { orderNumber } = agreed
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
    // A longer one would be cut, and then be another.
    orderNumber: orderNumber.length <= INVOICE_LIMITS.orderNumber ? orderNumber || null : null,
    lines: discountCents > 0 ? [...lines, discount] : lines,
    performedFrom: null,
    performedTo: null,
  })
}
