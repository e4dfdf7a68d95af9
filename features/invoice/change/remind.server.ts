import { and, eq, ne, or, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import {
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { nextReminder, openCents, type ReminderLevel } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { enqueueInvoiceMail, INVOICE_REMINDED, type OnInvoice } from './send-invoice.server.ts'
import { withdrawReminder } from './withdraw-reminder.server.ts'
import { type Changed, withInvoiceLocks } from './with-invoice-locks.server.ts'

/**
 * Sends the next reminder: friendly, second or last, without a fee. Requests name its level, so repeated or
 * simultaneous ones send one. None is sent before the due date.
 */
export function remindOfInvoice(
  deps: InvoiceDeps,
  id: string,
  level: ReminderLevel,
  staffId: string,
  onReminded?: OnInvoice,
): Changed {
  return withInvoiceLocks(deps, id, async (tx, invoice, now): Changed => {
    if (invoice.reminders >= level) return accept(invoice)
    const today = swissTime(now).day
    const dueOn = invoice.dueOn ?? today
    const next = nextReminder({ ...invoice, dueOn }, deps.terms().reminders)
    if (next?.level !== level || dueOn >= today) return refuse({ code: 'no_reminder_due' })
    const reminded = await sendReminder(tx, deps, invoice, { level, staffId, now })
    await onReminded?.(tx, reminded)
    return accept(reminded)
  })
}

/**
 * Records a due reminder, and enqueues its mail. Needs the invoice's lock.
 * @param staffId undefined: automatically
 */
export async function sendReminder(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'terms'>,
  invoice: StoredInvoice,
  { level, staffId, now }: { level: ReminderLevel; staffId: string | undefined; now: Date },
): Promise<StoredInvoice> {
  const { id, email } = invoice
  const on = swissTime(now).day
  const cents = openCents(invoice)
  const { account } = deps.terms()
  const known = invoice.account === null && account ? { account } : {}
  const done = { reminders: level, remindedOn: on, announcedLevel: null, announcedOn: null }
  const reminded = await updateInvoice(tx, invoice, { ...known, ...done }, now)
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    at: now,
    action: 'reminded',
    ...(staffId && { actorId: staffId }),
    detail: { level, cents, to: email !== null },
  })
  await enqueueInvoiceMail(tx, reminded, INVOICE_REMINDED, { level, cents, on })
  return reminded
}

/**
 * Switches an invoice to reminders by hand, or back to automatic ones; an announced reminder is not sent. Idempotent.
 */
export function holdReminders(
  deps: InvoiceDeps,
  id: string,
  held: boolean,
  staffId: string,
  onSet?: OnInvoice,
): Changed {
  return withInvoiceLocks(deps, id, async (tx, invoice, now): Changed => {
    if (invoice.remindersHeld === held) return accept(invoice)
    const action = held ? 'reminders_held' : 'reminders_released'
    await onSet?.(tx, invoice)
    await recordInvoiceEvent(tx, { invoiceId: id, at: now, action, actorId: staffId })
    const withdrawn = held ? await withdrawReminder(tx, invoice, now) : {}
    const change = { ...withdrawn, remindersHeld: held, announcedLevel: null, announcedOn: null }
    return accept(await updateInvoice(tx, invoice, change, now))
  })
}

/** Stops the reminders of a customer, or lets them continue: of all invoices to that address. Idempotent. */
export async function stopReminders(
  deps: InvoiceDeps,
  id: string,
  stopped: boolean,
  staffId: string,
  onSet?: OnInvoice,
): Changed {
  return deps.db.transaction(async (tx): Changed => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    const changed = await setRemindersStopped(tx, invoice, stopped, { staffId, now: deps.clock() })
    if (changed > 0) await onSet?.(tx, invoice)
    return accept({ ...invoice, remindersStopped: stopped })
  })
}

/** Of the invoice and of all to its address. @returns how many changed */
export async function setRemindersStopped(
  tx: Transaction,
  { id, email }: StoredInvoice,
  stopped: boolean,
  { staffId, now }: { staffId: string; now: Date },
): Promise<number> {
  const ofCustomer = email
    ? or(eq(invoices.id, id), eq(sql`lower(${invoices.email})`, email.toLowerCase()))
    : eq(invoices.id, id)
  const changed = await tx
    .update(invoices)
    .set({ remindersStopped: stopped, announcedLevel: null, announcedOn: null, updatedAt: now })
    .where(and(ofCustomer, ne(invoices.remindersStopped, stopped)))
    .returning()
  const action = stopped ? 'reminders_stopped' : 'reminders_resumed'
  for (const each of changed) {
    await recordInvoiceEvent(tx, { invoiceId: each.id, at: now, action, actorId: staffId })
    if (stopped) await updateInvoice(tx, each, await withdrawReminder(tx, each, now), now)
  }
  return changed.length
}
