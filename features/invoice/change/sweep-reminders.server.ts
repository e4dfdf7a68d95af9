import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { invoicePayments, invoices } from '../database/invoice.tables.server.ts'
import {
  IS_OPEN,
  isDisputed,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { daysAfter, openCents, type ReminderPlan } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { recordInvoicePayment } from '../pay/record-invoice-payment.server.ts'
import { nextStep, type ReminderStep } from '../rules/automatic-reminder.ts'
import { sendReminder } from './remind.server.ts'
import { withInvoiceLocks } from './with-invoice-locks.server.ts'

/** Mail kind of the outbox: which reminders go next, to the owner. */
export const REMINDERS_ANNOUNCED = 'invoice-reminders-announced'

const BATCH = 200

export type ReminderSweepDeps = InvoiceDeps & { ownerEmail: () => string }

/**
 * Notifies the owner which reminders go next, and sends those that are due (ADR-057). Everything is decided again under the lock of
 * the invoice, and its mail is written in the same transaction: cut off half-way, or run by several servers, each reminder
 * goes once. @returns how many were sent
 */
export async function sweepReminders(deps: ReminderSweepDeps) {
  const plan = deps.terms().reminders
  if (!plan.automatic) return 0
  await announceReminders(deps, plan)
  const { day } = swissTime(deps.clock())
  const due = await deps.db
    .select({ id: invoices.id, sessionId: invoices.sessionId })
    .from(invoices)
    .where(and(mayBeDue(plan, day), sql`${invoices.announcedOn} < ${day}::date`))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(BATCH)
  let sent = 0
  const failures: unknown[] = []
  for (const { id, sessionId } of due) {
    try {
      if (sessionId && (await catchUp(deps, sessionId)) === 'underway') continue
      if (await remindByItself(deps, id)) sent += 1
    } catch (error) {
      // The others go all the same; the job is tried again.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`)
  return sent
}

/** A payment whose event is late or lost counts before anybody is reminded of it. `underway`: it takes the bank some days. */
async function catchUp(deps: InvoiceDeps, sessionId: string): Promise<'underway' | undefined> {
  const completion = await deps.payments.readCompletion(sessionId)
  if (completion?.kind === 'paid') await recordInvoicePayment(deps, completion)
  return completion?.kind === 'processing' ? 'underway' : undefined
}

async function remindByItself(deps: ReminderSweepDeps, id: string) {
  let isSent = false
  await withInvoiceLocks(deps, id, undefined, async (tx, invoice, by) => {
    const step = await stepOf(tx, invoice, deps.terms().reminders, by.now)
    if (step?.kind !== 'send') return accept(invoice)
    isSent = true
    return accept(await sendReminder(tx, deps, invoice, step.level, by))
  })
  return isSent
}

/** One mail for all of them, in the transaction that marks them as announced. Locked invoices wait an hour. */
function announceReminders(deps: ReminderSweepDeps, plan: ReminderPlan) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(invoices)
      .where(mayBeDue(plan, daysAfter(swissTime(now).day, 1)))
      .orderBy(asc(invoices.dueOn), asc(invoices.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const announcedIds: string[] = []
    for (const invoice of found) {
      const step = await stepOf(tx, invoice, plan, now)
      if (step?.kind !== 'announce') continue
      const { level } = step
      await updateInvoice(tx, invoice, { announcedLevel: level, announcedOn: swissTime(now).day }, now)
      const detail = { level, cents: openCents(invoice) }
      await recordInvoiceEvent(tx, invoice.id, 'reminder_announced', { now }, detail)
      announcedIds.push(invoice.id)
    }
    if (announcedIds.length === 0) return
    const payload = { invoiceIds: announcedIds }
    await enqueueMail(tx, { kind: REMINDERS_ANNOUNCED, to: deps.ownerEmail(), language: 'de', payload })
  })
}

async function stepOf(
  tx: Transaction,
  invoice: StoredInvoice,
  plan: ReminderPlan,
  now: Date,
): Promise<ReminderStep | null> {
  const { dueOn } = invoice
  if (!dueOn) return null
  const moment = swissTime(now)
  const [paid] = await tx
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(
      and(
        eq(invoicePayments.invoiceId, invoice.id),
        isNull(invoicePayments.undoneAt),
        gt(invoicePayments.cents, 0),
        or(
          gte(invoicePayments.paidOn, moment.day),
          gte(invoicePayments.recordedAt, sql`timezone('Europe/Zurich', ${moment.day}::date::timestamp)`),
        ),
      ),
    )
    .limit(1)
  const facts = {
    ...invoice,
    dueOn,
    isPaidToday: paid !== undefined,
    isDisputed: await isDisputed(tx, invoice.id),
  }
  return nextStep(facts, plan, moment)
}

/** Invoices that may be due by a day; `nextStep` decides. Uses the index of open invoices. */
function mayBeDue({ days }: ReminderPlan, day: string) {
  return and(
    IS_OPEN,
    sql`${invoices.dueOn} <= ${daysAfter(day, -days[1])}::date`,
    inArray(invoices.reminders, [0, 1, 2]),
    eq(invoices.remindersStopped, false),
    eq(invoices.remindersHeld, false),
    sql`${invoices.email} is not null`,
    sql`(${invoices.reminders} = 0
      or ${invoices.reminders} = 1 and ${invoices.remindedOn} <= ${daysAfter(day, days[1] - days[2])}::date
      or ${invoices.reminders} = 2 and ${invoices.remindedOn} <= ${daysAfter(day, days[2] - days[3])}::date)`,
  )
}
