import { and, eq, ne, or } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import {
  lockInvoice,
  type OnInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { nextReminder, openCents, type ReminderLevel } from '../invoice.ts'
import type { Actor, InvoiceDeps } from '../invoice-deps.server.ts'
import { enqueueInvoiceMail, INVOICE_REMINDED } from './send-invoice.server.ts'
import { withdrawReminder } from './withdraw-reminder.server.ts'
import { withInvoiceLocks } from './with-invoice-locks.server.ts'

const NOT_ANNOUNCED = { announcedLevel: null, announcedOn: null }

/**
 * Sends the next reminder: friendly, second or last, without a fee. Requests name its level, so repeated or
 * simultaneous ones send one. None is sent before the due date.
 */
export function remindOfInvoice(
  deps: InvoiceDeps,
  id: string,
  level: ReminderLevel,
  staffId: string,
  record?: OnInvoice,
) {
  return withInvoiceLocks(
    deps,
    id,
    staffId,
    async (tx, invoice, by) => {
      if (invoice.reminders >= level) return accept(invoice)
      const today = swissTime(by.now).day
      const dueOn = invoice.dueOn ?? today
      const next = nextReminder({ ...invoice, dueOn }, deps.terms().reminders)
      if (next?.level !== level || dueOn >= today) return refuse({ code: 'no_reminder_due' })
      return accept(await sendReminder(tx, deps, invoice, level, by))
    },
    record,
  )
}

/** Records a due reminder, and enqueues its mail. Needs the invoice's lock. */
export async function sendReminder(
  tx: Transaction,
  deps: InvoiceDeps,
  invoice: StoredInvoice,
  level: ReminderLevel,
  by: Actor,
) {
  const on = swissTime(by.now).day
  const cents = openCents(invoice)
  const { account } = deps.terms()
  const known = invoice.account === null && account ? { account } : {}
  const done = { ...known, ...NOT_ANNOUNCED, reminders: level, remindedOn: on }
  const reminded = await updateInvoice(tx, invoice, done, by.now)
  await recordInvoiceEvent(tx, invoice.id, 'reminded', by, { level, cents, to: invoice.email !== null })
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
  record?: OnInvoice,
) {
  return withInvoiceLocks(
    deps,
    id,
    staffId,
    async (tx, invoice, by) => {
      if (invoice.remindersHeld === held) return accept(invoice)
      await recordInvoiceEvent(tx, id, held ? 'reminders_held' : 'reminders_released', by)
      const withdrawn = held ? await withdrawReminder(tx, invoice, by.now) : {}
      const change = { ...withdrawn, ...NOT_ANNOUNCED, remindersHeld: held }
      return accept(await updateInvoice(tx, invoice, change, by.now))
    },
    record,
  )
}

/** Stops the reminders of a customer, or lets them continue: of all invoices to that address. Idempotent. */
export function stopReminders(
  { db, clock }: InvoiceDeps,
  id: string,
  stopped: boolean,
  staffId: string,
  record?: OnInvoice,
) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    const by = { actorId: staffId, now: clock() }
    if ((await setRemindersStopped(tx, invoice, stopped, by)) > 0) await record?.(tx, invoice)
    return accept({ ...invoice, remindersStopped: stopped })
  })
}

/** Of the invoice and of all to its address. @returns how many changed */
export async function setRemindersStopped(
  tx: Transaction,
  { id, email }: StoredInvoice,
  stopped: boolean,
  by: Actor,
) {
  const ofCustomer = email
    ? or(eq(invoices.id, id), eq(invoices.customer, email.toLowerCase()))
    : eq(invoices.id, id)
  const changed = await tx
    .update(invoices)
    .set({ ...NOT_ANNOUNCED, remindersStopped: stopped, updatedAt: by.now })
    .where(and(ofCustomer, ne(invoices.remindersStopped, stopped)))
    .returning()
  for (const each of changed) {
    await recordInvoiceEvent(tx, each.id, stopped ? 'reminders_stopped' : 'reminders_resumed', by)
    if (stopped) await updateInvoice(tx, each, await withdrawReminder(tx, each, by.now), by.now)
  }
  return changed.length
}
