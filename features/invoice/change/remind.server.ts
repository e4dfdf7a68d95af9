import { and, eq, ne, or, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import { lockInvoice, recordInvoiceEvent, updateInvoice } from '../database/invoices-repository.server.ts'
import { nextReminder, openCents, type ReminderLevel } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { enqueueInvoiceMail, INVOICE_REMINDED } from './send-invoice.server.ts'
import { type Changed, withInvoiceLocks } from './with-invoice-locks.server.ts'

/**
 * Sends the next reminder: friendly, second or last, without a fee. Whoever presses twice, or two at once, name the same
 * level and send one. Before the due day none is sent.
 */
export function remindOfInvoice(
  deps: InvoiceDeps,
  id: string,
  level: ReminderLevel,
  staffId: string,
): Changed {
  return withInvoiceLocks(deps, id, async (tx, invoice, now): Changed => {
    if (invoice.reminders >= level) return accept(invoice)
    const today = swissTime(now).day
    const dueOn = invoice.dueOn ?? today
    const next = nextReminder({ ...invoice, dueOn })
    if (next?.level !== level || dueOn >= today) return refuse({ code: 'no_reminder_due' })
    const cents = openCents(invoice)
    const { account } = deps.terms()
    const known = invoice.account === null && account ? { account } : {}
    const reminded = await updateInvoice(tx, invoice, { ...known, reminders: level, remindedOn: today }, now)
    await recordInvoiceEvent(tx, {
      invoiceId: id,
      at: now,
      action: 'reminded',
      actorId: staffId,
      detail: { level, cents, to: invoice.email !== null },
    })
    await enqueueInvoiceMail(tx, reminded, INVOICE_REMINDED, { level, cents, on: today })
    return accept(reminded)
  })
}

/** Stops the reminders of a customer, or lets them go on: of all invoices to that address. Idempotent. */
export async function stopReminders(
  deps: InvoiceDeps,
  id: string,
  stopped: boolean,
  staffId: string,
): Changed {
  return deps.db.transaction(async (tx): Changed => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    const now = deps.clock()
    const ofCustomer = invoice.email
      ? or(eq(invoices.id, id), eq(sql`lower(${invoices.email})`, invoice.email.toLowerCase()))
      : eq(invoices.id, id)
    const changed = await tx
      .update(invoices)
      .set({ remindersStopped: stopped, updatedAt: now })
      .where(and(ofCustomer, ne(invoices.remindersStopped, stopped)))
      .returning({ id: invoices.id })
    const action = stopped ? 'reminders_stopped' : 'reminders_resumed'
    for (const { id: invoiceId } of changed)
      await recordInvoiceEvent(tx, { invoiceId, at: now, action, actorId: staffId })
    return accept({ ...invoice, remindersStopped: stopped })
  })
}
