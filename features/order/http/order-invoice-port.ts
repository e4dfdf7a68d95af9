import type { CompanyFacts } from '#features/company/company-parts.ts'
import { creditLocked } from '#features/invoice/change/credit-invoice.server.ts'
import { insertDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { issueInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { findInvoice, lockInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { payableCents } from '#features/invoice/invoice.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { readPostalCode } from '#i18n/postal-code.ts'
import { splitStreet } from '#features/invoice/rules/split-street.ts'
import { sumOrderDebt } from '#features/invoice/staff/sum-order-debt.server.ts'
import type { OrderInvoicePort } from '#features/order/order-deps.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'

const ORDER: Record<Language, string> = {
  de: 'Bestellung {number}',
  en: 'Order {number}',
  fr: 'Commande {number}',
  it: 'Ordine {number}',
}

/** Adapter, because features do not import each other. */
export function orderInvoices(
  deps: InvoiceDeps,
  facts: () => Pick<CompanyFacts, 'orderInvoices'>,
): OrderInvoicePort {
  return {
    mostCents() {
      const { offered, mostCents } = facts().orderInvoices
      return offered ? mostCents : null
    },
    outstandingOf: (tx, email) => sumOrderDebt(tx, email, swissTime(deps.clock()).day),
    async issue(tx, { orderId, orderNumber, language, email, to, reference, lines }) {
      if (lines.length > INVOICE_LIMITS.lines) return undefined
      const { company, name, street, postalCode, city, country } = to
      const draft = await insertDraft(
        tx,
        deps,
        { id: crypto.randomUUID(), source: 'order', sourceId: orderId },
        {
          language,
          email,
          recipient: {
            company,
            name,
            ...splitStreet(street),
            ...readPostalCode(postalCode, { country }),
            city,
          },
          orderNumber: reference,
          note: fill(ORDER[language], { number: orderNumber }),
          lines: lines.map(({ kind, productTitle, variantTitle, quantity, unitPriceCents }) => ({
            title: productTitle.replaceAll('\u00ad', '').slice(0, INVOICE_LIMITS.title),
            detail: variantTitle.slice(0, INVOICE_LIMITS.detail),
            quantityHundredths: quantity * 100,
            unitCents: unitPriceCents,
            // A value voucher is money; what it pays for is taxed.
            vat: kind === 'value_voucher' ? ('none' as const) : ('standard' as const),
          })),
          performedFrom: null,
          performedTo: null,
        },
        null,
      )
      if (!draft) throw new Error('the draft of an order was not inserted')
      const invoice = await issueInvoice(tx, deps, draft, { actorId: undefined, now: deps.clock() })
      return invoice.id
    },
    async credit(tx, { invoiceId, id, cents, reason }, staffId) {
      const invoice = await lockInvoice(tx, invoiceId)
      if (!invoice) throw new Error(`invoice ${invoiceId} of an order is not there`)
      const earlier = await findInvoice(tx, { id })
      if (earlier) return accept({ cents: earlier.totalCents })
      const all = payableCents(invoice)
      const credited = cents ?? all
      if (credited === 0) return accept({ cents: 0 })
      if (credited > all) return refuse({ code: 'more_than_left' })
      const done = await creditLocked(
        tx,
        deps,
        invoice,
        { id, cents: credited, reason },
        { staffId, now: deps.clock() },
      )
      if (!done.ok && done.refusal.code === 'vouchers_in_use') return refuse(done.refusal)
      if (!done.ok) throw new Error(`an order was not credited: ${done.refusal.code}`)
      return accept({ cents: credited })
    },
  }
}
