import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { invoicing, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { invoiceEvents } from '../database/invoice.tables.server.ts'
import { daysAfter } from '../invoice.ts'
import { openInvoicePayment } from '../pay/open-invoice-payment.server.ts'
import { listDueInvoices, listRemindedByItself } from '../staff/list-due-invoices.server.ts'
import { holdReminders, remindOfInvoice, stopReminders } from './remind.server.ts'
import { REMINDERS_ANNOUNCED, type ReminderSweepDeps, sweepReminders } from './sweep-reminders.server.ts'
import { writeOffInvoice } from './write-off.server.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
/** A Monday, 09:00 in Switzerland. */
const MONDAY = '2026-10-05'
const PLAN = { automatic: true, days: { 1: 7, 2: 21, 3: 35 } }
const OWNER = 'inhaber@example.ch'

const deps = (day: string, time = '09:00') => ({
  ...scene.deps,
  terms: () => ({ ...scene.terms, reminders: PLAN }),
  clock: () => new Date(`${day}T${time}:00+02:00`),
  ownerEmail: () => OWNER,
})
const { invoice: stored } = scene
const remindedMails = (id: string) =>
  scene.deps.db
    .select()
    .from(outgoingMails)
    .where(
      and(eq(outgoingMails.kind, 'invoice-reminded'), sql`${outgoingMails.payload} ->> 'invoiceId' = ${id}`),
    )
const announcements = () =>
  scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.kind, REMINDERS_ANNOUNCED))
const actionsOf = async (id: string) =>
  (
    await scene.deps.db
      .select()
      .from(invoiceEvents)
      .where(eq(invoiceEvents.invoiceId, id))
      .orderBy(invoiceEvents.id)
  ).map(({ action }) => action)

/** An invoice that was due days ago, each with an address of its own. */
async function overdue(days: number): Promise<string> {
  const draft = await scene.draft({ email: `${randomUUID()}@example.ch`, dueDays: 30 })
  const { id } = await accepted(invoicing(deps(daysAfter(MONDAY, -30 - days))).issue(draft))
  return id
}
const pay = (on: ReturnType<typeof deps>, id: string, cents: number) => invoicing(on).pay(id, cents)

describe('automatic reminders', () => {
  it('are announced to the owner in one mail, then sent once, for simultaneous sweeps', async () => {
    const ids = await Promise.all([overdue(7), overdue(30), overdue(6)])
    const early = await overdue(3)
    await Promise.all([
      sweepReminders(deps(MONDAY)),
      sweepReminders(deps(MONDAY)),
      sweepReminders(deps(MONDAY)),
    ])
    const announced = (await announcements()).flatMap(({ payload }) => payload['invoiceIds'] as string[])
    expect(announced.toSorted()).toEqual(ids.toSorted())
    expect((await stored(early)).announcedLevel).toBeNull()
    for (const id of ids) expect(await remindedMails(id)).toHaveLength(0)

    const tuesday = deps('2026-10-06')
    const due = await listDueInvoices(scene.deps.db, PLAN, tuesday.clock())
    expect(
      due
        .filter(({ asks }) => asks.kind === 'reminder_planned')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted())
    const sent = await Promise.all([1, 2, 3].map(() => sweepReminders(tuesday)))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const id of ids) {
      expect(await remindedMails(id)).toHaveLength(1)
      expect(await stored(id)).toMatchObject({ reminders: 1, remindedOn: '2026-10-06', announcedLevel: null })
      expect(await actionsOf(id)).toEqual(['drafted', 'sent', 'reminder_announced', 'reminded'])
    }
    const went = await listRemindedByItself(scene.deps.db, tuesday.clock())
    expect(went.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await sweepReminders(deps('2026-10-06', '16:00'))).toBe(0)
  })

  it('count partial payments, and wait on the day on which one arrives', async () => {
    const id = await overdue(20)
    await sweepReminders(deps(MONDAY))
    await pay(deps('2026-10-06'), id, 40_000)
    await sweepReminders(deps('2026-10-06'))
    expect(await remindedMails(id)).toHaveLength(0)
    await sweepReminders(deps('2026-10-07'))
    expect((await remindedMails(id)).map(({ payload }) => payload['cents'])).toEqual([100_000])
  })

  it('are never sent for what is stopped, held, written off or paid after the announcement', async () => {
    const [stopped, held, written, paid] = [
      await overdue(20),
      await overdue(20),
      await overdue(20),
      await overdue(20),
    ]
    await sweepReminders(deps(MONDAY))
    await stopReminders(scene.deps, stopped, true, STAFF)
    await holdReminders(scene.deps, held, true, STAFF)
    await writeOffInvoice(scene.deps, written, { reason: 'Konkurs', seenCents: 140_000 }, STAFF)
    await pay(deps(MONDAY), paid, 140_000)
    await sweepReminders(deps('2026-10-06'))
    await sweepReminders(deps('2026-10-07'))
    for (const id of [stopped, held, written, paid]) expect(await remindedMails(id)).toHaveLength(0)
    // Released again, it is told anew before it goes.
    await holdReminders(scene.deps, held, false, STAFF)
    await sweepReminders(deps('2026-10-08'))
    expect(await remindedMails(held)).toHaveLength(0)
    await sweepReminders(deps('2026-10-09'))
    expect(await remindedMails(held)).toHaveLength(1)
  })

  it('are sent once when staff send one by hand at the same moment', async () => {
    const id = await overdue(20)
    await sweepReminders(deps(MONDAY))
    const on = deps('2026-10-06')
    await Promise.all([sweepReminders(on), remindOfInvoice(on, id, 1, STAFF), sweepReminders(on)])
    expect(await remindedMails(id)).toHaveLength(1)
    expect((await stored(id)).reminders).toBe(1)
  })

  it('are withdrawn with their mail when a payment arrives before it is sent', async () => {
    const id = await overdue(20)
    await sweepReminders(deps(MONDAY))
    await sweepReminders(deps('2026-10-06'))
    expect(await remindedMails(id)).toHaveLength(1)
    await pay(deps('2026-10-06'), id, 140_000)
    expect(await remindedMails(id)).toHaveLength(0)
    expect(await stored(id)).toMatchObject({ reminders: 0, remindedOn: null })
    expect((await actionsOf(id)).slice(-2)).toEqual(['paid', 'reminder_withdrawn'])
  })

  it('are withdrawn with their mail when less is asked for than it says, or nothing any more', async () => {
    const waiting = async () => {
      const id = await overdue(20)
      await sweepReminders(deps(MONDAY))
      await sweepReminders(deps('2026-10-06'))
      expect(await remindedMails(id)).toHaveLength(1)
      return id
    }
    const on = deps('2026-10-06')
    const ways = [
      (id: string) => invoicing(on).credit(id, 30_000),
      (id: string) => writeOffInvoice(on, id, { reason: 'Konkurs', seenCents: 140_000 }, STAFF),
    ]
    for (const asksForLess of ways) {
      const id = await waiting()
      await accepted(asksForLess(id))
      expect(await remindedMails(id)).toHaveLength(0)
      expect(await stored(id)).toMatchObject({ reminders: 0, remindedOn: null })
    }
  })

  it('are not sent while a payment of the invoice is being processed', async () => {
    const id = await overdue(20)
    await sweepReminders(deps(MONDAY))
    const on = deps('2026-10-06')
    const opened = await openInvoicePayment(on, await stored(id), 'de')
    expect(opened.ok).toBe(true)
    const event = { id: randomUUID(), occurredAt: on.clock(), orderId: id, paymentId: null }
    const readCompletion = (sessionId: string) =>
      Promise.resolve({ ...event, sessionId, kind: 'processing' } as const)
    await sweepReminders({ ...on, payments: { ...on.payments, readCompletion } })
    expect(await remindedMails(id)).toHaveLength(0)
    await sweepReminders(on)
    expect(await remindedMails(id)).toHaveLength(1)
  })

  it('restart after a crash between two of them', async () => {
    const ids = [await overdue(20), await overdue(21)]
    await sweepReminders(deps(MONDAY))
    const on = deps('2026-10-06')
    let calls = 0
    const falling: ReminderSweepDeps = {
      ...on,
      sourceOf: () => ({
        lock: async () => {
          calls += 1
          if (calls === 2) throw new Error('the process fell over')
        },
      }),
    }
    await expect(sweepReminders(falling)).rejects.toThrow('reminders were not sent')
    await sweepReminders(on)
    for (const id of ids) expect(await remindedMails(id)).toHaveLength(1)
  })

  it('continue to the second and last, then ask the owner', async () => {
    const id = await overdue(20)
    let day = MONDAY
    for (let count = 0; count < 80; count++) {
      await sweepReminders(deps(day))
      day = daysAfter(day, 1)
    }
    expect((await remindedMails(id)).map(({ payload }) => payload['level'])).toEqual([1, 2, 3])
    const { remindedOn } = await stored(id)
    const over = new Date(`${daysAfter(remindedOn ?? '', 11)}T09:00:00Z`)
    const due = await listDueInvoices(scene.deps.db, PLAN, over)
    expect(due.find((each) => each.id === id)?.asks.kind).toBe('invoice_last')
  })
})
