import { and, eq } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { invoiceEvents } from '../database/invoice.tables.server.ts'
import { lockInvoice, recordInvoiceEvent, updateInvoice } from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'

/** Of one invoice, so that its history stays readable. */
export const MOST_ORDER_NUMBERS = 10

/**
 * Sets or corrects the customer's order number while an amount is open. It is stored beside the sent document, which
 * is unchanged (ADR-056). The same number again changes nothing.
 */
export function addOrderNumber({ db, clock }: InvoiceDeps, id: string, orderNumber: string) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice || invoice.state === 'draft' || invoice.kind !== 'invoice')
      return refuse({ code: 'unknown_invoice' })
    if (orderNumber === (invoice.addedOrderNumber ?? invoice.orderNumber)) return accept(invoice)
    if (openCents(invoice) === 0) return refuse({ code: 'nothing_due' })
    const added = and(eq(invoiceEvents.invoiceId, id), eq(invoiceEvents.action, 'order_number_added'))
    if ((await tx.$count(invoiceEvents, added)) >= MOST_ORDER_NUMBERS)
      return refuse({ code: 'too_many_changes' })
    const now = clock()
    // The number of the sent document again: nothing is stored beside it.
    const isAsSent = orderNumber === invoice.orderNumber
    const change = {
      addedOrderNumber: isAsSent ? null : orderNumber,
      addedOrderNumberOn: isAsSent ? null : swissTime(now).day,
    }
    const changed = await updateInvoice(tx, invoice, change, now)
    await recordInvoiceEvent(tx, id, 'order_number_added', { now }, { number: orderNumber })
    return accept(changed)
  })
}
