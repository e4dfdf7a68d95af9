import { and, eq } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { invoiceEvents } from '../database/invoice.tables.server.ts'
import {
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'

/** Of one invoice, so that its history stays readable. */
export const MOST_ORDER_NUMBERS = 10

export type OrderNumberRefusal = { code: 'unknown_invoice' | 'nothing_due' | 'too_many_changes' }

/**
 * Sets or corrects the customer's order number while an amount is open. It is stored beside the sent document, which
 * is unchanged (ADR-056). The same number again changes nothing.
 */
export async function addOrderNumber(
  deps: Pick<InvoiceDeps, 'db' | 'clock'>,
  id: string,
  orderNumber: string,
): Promise<Result<StoredInvoice, OrderNumberRefusal>> {
  return deps.db.transaction(async (tx): Promise<Result<StoredInvoice, OrderNumberRefusal>> => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice || invoice.state === 'draft' || invoice.kind !== 'invoice')
      return refuse({ code: 'unknown_invoice' })
    if (orderNumber === (invoice.addedOrderNumber ?? invoice.orderNumber)) return accept(invoice)
    if (openCents(invoice) === 0) return refuse({ code: 'nothing_due' })
    const added = and(eq(invoiceEvents.invoiceId, id), eq(invoiceEvents.action, 'order_number_added'))
    if ((await tx.$count(invoiceEvents, added)) >= MOST_ORDER_NUMBERS)
      return refuse({ code: 'too_many_changes' })
    const now = deps.clock()
    // The number of the sent document again: nothing is stored beside it.
    const isAsSent = orderNumber === invoice.orderNumber
    const change = {
      addedOrderNumber: isAsSent ? null : orderNumber,
      addedOrderNumberOn: isAsSent ? null : swissTime(now).day,
    }
    const changed = await updateInvoice(tx, invoice, change, now)
    const detail = { number: orderNumber }
    await recordInvoiceEvent(tx, { invoiceId: id, at: now, action: 'order_number_added', detail })
    return accept(changed)
  })
}
