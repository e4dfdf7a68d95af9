import type { Transaction } from '#platform/database/database.ts'
import { withdrawMails } from '#platform/outbox/outbox.ts'
import { recordInvoiceEvent, type StoredInvoice } from '../database/invoices-repository.server.ts'
import { INVOICE_REMINDED } from './send-invoice.server.ts'

/**
 * Withdraws a reminder whose mail has not been sent, because a payment arrived, it asks for more than is open, or it was held: even
 * after days without a mail server nobody is reminded of what is not due. Needs the invoice's lock.
 * @returns what to change of the invoice
 */
export async function withdrawReminder(
  tx: Transaction,
  { id, reminders }: StoredInvoice,
  now: Date,
): Promise<Partial<StoredInvoice>> {
  if (reminders === 0) return {}
  const taken = await withdrawMails(tx, { kind: INVOICE_REMINDED, payload: { invoiceId: [id] } })
  if (taken === 0) return {}
  await recordInvoiceEvent(tx, id, 'reminder_withdrawn', { now }, { level: reminders })
  // The day stays, so that the next one is no earlier than it would have been.
  return { reminders: reminders - 1, ...(reminders === 1 && { remindedOn: null }) }
}
