import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCurrentBooking, listMovedIds } from '#features/booking/database/bookings-repository.server.ts'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { recordInvoicePaid } from '#features/booking/staff/staff-settle-booking.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { toInput } from '#features/calendar/database/event-rows.server.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import type { StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { payableCents } from '#features/invoice/invoice.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { afterEventChange } from '#features/calendar/staff/after-event-change.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { bookingsOf, deps, drafted, invoice: stored, moved, rewritten: annotated } = scene

const dated = (days: number) => scene.event({ days, places: 40, priceCents: 200_00 })
const dayIn = (days: number) => swissTime(new Date(deps.clock().getTime() + days * 86_400_000)).day

/** Three people for CHF 600, by invoice. */
async function booked(form: Partial<typeof BOOKING_FORM> = {}) {
  const { booking } = await scene.booked(await dated(30), { people: 3, ...form })
  return booking
}

async function eventOf(id: string) {
  const [row] = await deps.db.select().from(events).where(eq(events.id, id))
  if (!row) throw new Error('no such event')
  return row
}

async function changed(eventId: string, change: Partial<EventInput>) {
  const { db, clock } = deps
  const row = await eventOf(eventId)
  await accepted(
    changeEvent({ db, clock, listRecipients, afterChange: afterEventChange(deps) }, STAFF, {
      id: eventId,
      seen: row.updatedAt,
      input: { ...toInput(row), ...change },
      agreed: true,
      notify: false,
    }),
  )
}

/** Says what the booking is now: its event, day, place and number. */
function expectIsOf(
  invoice: StoredInvoice,
  { number }: { number: number },
  event: Awaited<ReturnType<typeof eventOf>>,
): void {
  const [from, to] = [event.startsLocal.slice(0, 10), event.endsLocal.slice(0, 10)]
  expect(invoice).toMatchObject({ performedFrom: from, performedTo: to })
  const [line] = invoice.lines
  expect(line?.title).toContain(event.title.de)
  expect(line?.title).toContain(formatDay('de', from))
  expect(line?.detail).toContain(`${event.place.de}, Buchung ${number}`)
}

describe('the draft of a booking', () => {
  it('has date and number of the booking that replaces it after a move at the same price, and keeps its note', async () => {
    const booking = await booked()
    const { id } = await annotated(await drafted(booking.id), { note: 'Danke', dueDays: 45 })
    const to = await dated(50)
    const after = await moved(booking.id, to)
    const draft = await stored(id)
    expectIsOf(draft, after, await eventOf(to))
    expect(draft).toMatchObject({ state: 'draft', totalCents: 600_00, note: 'Danke', dueDays: 45 })
  })

  it('follows the title, the day and the place of its event', async () => {
    const booking = await booked()
    const { id } = await drafted(booking.id)
    const changes: Partial<EventInput>[] = [
      { title: { de: 'Aufbruch im Herbst' } },
      { starts: `${dayIn(35)}T10:00`, ends: `${dayIn(36)}T16:00` },
      { place: { de: 'Rigi' } },
    ]
    for (const change of changes) {
      await changed(booking.eventId, change)
      expectIsOf(await stored(id), booking, await eventOf(booking.eventId))
    }
  })

  it('stays as the owner wrote it where a change of the event does not concern it', async () => {
    const booking = await booked()
    const draft = await drafted(booking.id)
    const lines = [{ ...draft.lines[0]!, title: 'Kurs gemäss Absprache' }]
    const { id, revision } = await annotated(draft, { lines })
    await changed(booking.eventId, { note: 'Zelte mitnehmen', places: 50 })
    await changed(booking.eventId, { title: { de: 'Aufbruch', en: 'Setting out together' } })
    expect(await stored(id)).toMatchObject({ revision, lines })
  })

  it.each(['another day', 'another event'])('follows a Plan B to %s', async (to) => {
    const booking = await booked()
    const { id } = await drafted(booking.id)
    const target = await dated(60)
    const current = await bookingsOf(booking.eventId)
    const started = await startPlan(
      deps,
      {
        id: randomUUID(),
        eventId: booking.eventId,
        to: to === 'another day' ? { day: dayIn(61) } : { eventId: target },
        otherDates: false,
        vouchers: true,
        until: new Date(deps.clock().getTime() + 48 * 3_600_000),
        byDefault: 'new_date',
        seen: planRevision(current),
      },
      STAFF,
    )
    expect(started).toMatchObject({ ok: true })
    const now = await scene.stored(booking.id)
    expect(now.eventId).toBe(to === 'another day' ? booking.eventId : target)
    expectIsOf(await stored(id), now, await eventOf(now.eventId))
  })

  it('of people who are there already follows an event that gets another day', async () => {
    const booking = await booked()
    const other = await scene.booked(booking.eventId, { people: 1 })
    const { id } = await drafted(other.booking.id)
    await scene.test.database.$client.query(`update bookings set state = 'attended' where id = $1`, [
      other.booking.id,
    ])
    const confirmed = (await bookingsOf(booking.eventId)).filter(({ state }) => state === 'confirmed')
    const started = await startPlan(
      deps,
      {
        id: randomUUID(),
        eventId: booking.eventId,
        to: { day: dayIn(62) },
        otherDates: false,
        vouchers: true,
        until: new Date(deps.clock().getTime() + 48 * 3_600_000),
        byDefault: 'new_date',
        seen: planRevision(confirmed),
      },
      STAFF,
    )
    expect(started).toMatchObject({ ok: true })
    expectIsOf(await stored(id), other.booking, await eventOf(booking.eventId))
  })
})

const step = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ do: 'draft' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'send' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('shorten' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'office' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('online' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), days: fc.integer({ min: 40, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('event' as const), days: fc.integer({ min: 40, max: 90 }) }),
  },
)

it('after any payments, moves and changes of the event nothing is invoiced beyond the price, nor for a date that is not the booking’s', async () => {
  const { db } = deps
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9, size: 'max' }), async (steps) => {
      const first = await booked()
      const current = async () => (await findCurrentBooking(db, first.id)) ?? first
      const all = async () => {
        const ids = await listMovedIds(db, await current())
        const ofBooking = and(inArray(invoices.sourceId, ids), eq(invoices.kind, 'invoice'))
        return db.select().from(invoices).where(ofBooking).orderBy(invoices.createdAt)
      }
      const openDraft = async () => (await all()).find(({ state }) => state === 'draft')
      for (const each of steps) {
        const booking = await current()
        const draft = await openDraft()
        if (each.do === 'draft') await scene.draftOf(booking.id)
        if (each.do === 'shorten' && draft) {
          const unitCents = Math.max(1, Math.floor((draft.totalCents * each.percent) / 100))
          await annotated(draft, { lines: [{ ...draft.lines[0]!, quantityHundredths: 100, unitCents }] })
        }
        if (each.do === 'office') await recordInvoicePaid(deps, booking.id, STAFF)
        const left = booking.totalCents - booking.paidCents
        if (each.do === 'online' && left > 0)
          await scene.paid(booking.id, Math.ceil((left * each.percent) / 100))
        if (each.do === 'move') await moved(booking.id, await dated(each.days))
        if (each.do === 'event') {
          const starts = `${dayIn(each.days)}T09:00`
          const place = { de: `Ort ${each.days}` }
          await changed(booking.eventId, { starts, ends: `${dayIn(each.days)}T17:00`, place })
        }
        if (each.do === 'send' && draft) {
          const { id, revision } = draft
          const sent = await scene.issue({ id, revision })
          expect(sent).toMatchObject({ ok: true })
          expectIsOf(await stored(id), booking, await eventOf(booking.eventId))
        }
        const after = await current()
        const sent = (await all()).filter(({ state }) => state === 'sent')
        const payable = sent.reduce((sum, one) => sum + payableCents(one), 0)
        expect(payable + after.paidCents - after.refundedCents).toBeLessThanOrEqual(after.totalCents)
        const waiting = (await openDraft())?.totalCents ?? 0
        expect(payable + after.paidCents + waiting).toBeLessThanOrEqual(after.totalCents)
      }
    }),
    {
      numRuns: 24,
      examples: [
        [[{ do: 'draft' }, { do: 'move', days: 40 }, { do: 'send' }]],
        [[{ do: 'draft' }, { do: 'event', days: 41 }, { do: 'send' }]],
        [[{ do: 'draft' }, { do: 'send' }, { do: 'online', percent: 50 }, { do: 'draft' }]],
        [[{ do: 'draft' }, { do: 'online', percent: 30 }, { do: 'move', days: 42 }, { do: 'send' }]],
      ],
    },
  )
})
