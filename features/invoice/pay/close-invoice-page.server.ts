import { findInvoice } from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'

/**
 * Closes the payment page of an amount that is not due any more. Throws to be retried while the provider does not answer. What
 * somebody has paid there meanwhile arrives as too much, which the invoice shows until it is returned.
 */
export async function closeInvoicePage(
  { db, payments }: Pick<InvoiceDeps, 'db' | 'payments'>,
  sessionId: string,
) {
  const invoice = await findInvoice(db, { sessionId })
  if (!invoice || invoice.askedCents === openCents(invoice)) return
  if ((await payments.expireSession(sessionId)) === 'unreachable')
    throw new Error(`invoice ${invoice.id}: the provider did not close its page`)
}
