import type { Database } from '#platform/database/database.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import { lockInvoice, recordInvoiceEvent, updateInvoice } from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'
import { isStoppedFor } from './draft-invoice.server.ts'
import { setRemindersStopped } from './remind.server.ts'
import {
  enqueueInvoiceMail,
  INVOICE_CREDITED,
  INVOICE_PAID,
  INVOICE_REMINDED,
  INVOICE_SENT,
} from './send-invoice.server.ts'

const KINDS = [INVOICE_SENT, INVOICE_CREDITED, INVOICE_REMINDED, INVOICE_PAID]

/**
 * Sets another address to mail it to; the document is unchanged. Undelivered mails are sent there; without any, an
 * open invoice is. Reminders that were stopped for either address stay so for the new one. No-op for the same address.
 */
export function correctInvoiceEmail(
  db: Database,
  id: string,
  email: string,
  { staffId, now }: { staffId: string; now: Date },
) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice || invoice.email === email) return
    const by = { actorId: staffId, now }
    const stopped = invoice.remindersStopped || (await isStoppedFor(tx, email))
    const corrected = await updateInvoice(tx, invoice, { email }, now)
    if (stopped) await setRemindersStopped(tx, corrected, true, by)
    if (invoice.state === 'draft') return
    const waiting = await readdressMails(tx, { kinds: KINDS, field: 'invoiceId', id, to: email })
    if (waiting > 0 || invoice.kind !== 'invoice' || openCents(corrected) === 0) return
    await recordInvoiceEvent(tx, id, 'sent_again', by, { account: false })
    await enqueueInvoiceMail(tx, corrected, INVOICE_SENT)
  })
}
