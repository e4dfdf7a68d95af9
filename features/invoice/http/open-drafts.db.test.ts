import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countOf } from '#test/sample.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import {
  findCurrentBooking,
  listMovedIds,
  updateBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { recordRosterMarks } from '#features/booking/roster/record-roster-marks.server.ts'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { recordInvoicePaid } from '#features/booking/staff/staff-settle-booking.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { toInput } from '#features/calendar/database/event-rows.server.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { afterEventChange } from '#features/calendar/staff/after-event-change.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import type { StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { payableCents } from '#features/invoice/invoice.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const {
  deps,
  drafted,
  expectStored,
  invoicesOf,
  issue: send,
  rewritten,
  bookingsOf,
  invoice: stored,
  moved,
  rewritten: annotated,
} = scene

/** Three people for CHF 600, by invoice. */
async function booked(form: Partial<typeof BOOKING_FORM> = {}) {
  const event = await scene.event({ places: 20, priceCents: 200_00 })
  const { booking } = await scene.booked(event, { people: 3, ...form })
  return booking
}

/** The owner writes another price into the draft of three places. */
const withPrice = (draft: StoredInvoice, unitCents: number) =>
  rewritten(draft, { lines: draft.lines.map((line) => ({ ...line, unitCents })) })

describe('the draft of a booking', () => {
  it('goes when the office records that the booking is paid', async () => {
    const { id } = await booked()
    await drafted(id)
    await accepted(recordInvoicePaid(deps, id, STAFF))
    expect(await invoicesOf(id)).toEqual([])
  })

  it('goes when a guide takes the money at the door', async () => {
    const { id, eventId, totalCents } = await booked()
    const { db } = deps
    await updateBooking(db, id, { dueWay: 'door' }, deps.clock())
    const { day } = swissTime(deps.clock())
    const today = { startsLocal: `${day} 00:00:00`, endsLocal: `${day} 23:55:00` }
    await db.update(events).set(today).where(eq(events.id, eventId))
    await drafted(id)
    const taken = { kind: 'paid', person: 0, cents: totalCents, means: 'cash' } as const
    const at = deps.clock().toISOString()
    const mark = { ...taken, id: randomUUID(), bookingId: id, device: randomUUID(), at }
    const roster = { ...deps, onPaid: () => Promise.resolve() }
    await recordRosterMarks(roster, { eventId, staffId: STAFF, sentAt: at, marks: [mark] })
    await expectStored(id, { payment: 'paid', paidCents: totalCents })
    expect(await invoicesOf(id)).toEqual([])
  })

  it('goes when its places are paid online', async () => {
    const { id, totalCents } = await booked({ way: 'online' })
    await drafted(id)
    await scene.paid(id, totalCents)
    await expectStored(id, { state: 'confirmed', payment: 'paid' })
    expect(await invoicesOf(id)).toEqual([])
  })

  it('asks for the rest of what came late, and keeps what was written in it', async () => {
    const { id } = await booked()
    const first = await drafted(id)
    await rewritten(first, { note: 'Danke', dueDays: 45 })
    await scene.paid(id, 150_00)
    const [rest, ...more] = await invoicesOf(id)
    expect(more).toEqual([])
    expect(rest).toMatchObject({ id: first.id, totalCents: 450_00, note: 'Danke', dueDays: 45 })
    expect(rest?.lines.map(({ title, unitCents }) => [title, unitCents])).toEqual([
      [expect.stringContaining('Aufbruch'), 200_00],
      ['Bereits bezahlt', -150_00],
    ])
    await scene.paid(id, 450_00)
    expect(await invoicesOf(id)).toEqual([])
  })
})

describe('the invoice of a booking that is paid online all the same', () => {
  it('is credited by what came, so that nothing is asked for twice', async () => {
    const { id } = await booked()
    const sent = await send(await drafted(id))
    await scene.paid(id, 200_00)
    expect(await invoicesOf(id)).toMatchObject([{ creditedCents: 200_00, paidCents: 0, state: 'sent' }])
    await scene.paid(id, 400_00)
    expect(await invoicesOf(id)).toMatchObject([{ id: sent.ok && sent.value.id, creditedCents: 600_00 }])
    await expectStored(id, { payment: 'paid', paidCents: 600_00 })
    const [note] = await deps.db
      .select()
      .from(invoices)
      .where(eq(invoices.correctsId, sent.ok ? sent.value.id : ''))
    expect(note?.note).toContain('anders bezahlt')
  })

  it('of a part is not followed by one for the rest, which nobody has asked for', async () => {
    const { id } = await booked()
    await send(await withPrice(await drafted(id), 100_00))
    await scene.paid(id, 200_00)
    expect(await invoicesOf(id)).toMatchObject([{ totalCents: 300_00, creditedCents: 0, state: 'sent' }])
  })

  it('keeps what it was paid itself, and what came online as well goes back', async () => {
    const { id } = await booked()
    const sent = await accepted(send(await drafted(id)))
    const paidOn = swissTime(deps.clock()).day
    const payment = { id: randomUUID(), cents: 600_00, paidOn, way: 'transfer' as const, note: null }
    await scene.enter(sent.id, payment)
    await scene.paid(id, 600_00)
    expect(await invoicesOf(id)).toMatchObject([{ creditedCents: 0, settledCents: 600_00 }])
    await expectStored(id, { payment: 'refund_due', paidCents: 1200_00 })
  })
})

describe('sending', () => {
  it('is refused for more than the booking leaves to invoice, and not for less', async () => {
    const { id } = await booked()
    const more = await withPrice(await drafted(id), 200_01)
    expect(await send(more)).toEqual({ ok: false, refusal: { code: 'more_than_due', cents: 600_00 } })
    const less = await withPrice(more, 150_00)
    expect(await send(less)).toMatchObject({ value: { totalCents: 450_00, state: 'sent' } })
    // The rest, as its next invoice.
    expect(await send(await drafted(id))).toMatchObject({ value: { totalCents: 150_00 } })
  })

  it('is refused where nothing is left, whatever paid it', async () => {
    const { id } = await booked()
    const draft = await drafted(id)
    await updateBooking(deps.db, id, { payment: 'paid', paidCents: 600_00 }, deps.clock())
    expect(await send(draft)).toMatchObject({ refusal: { code: 'more_than_due', cents: 0 } })
  })

  it('goes on without a booking that no longer exists', async () => {
    const { id } = await booked()
    const draft = await drafted(id)
    await deps.db.delete(bookings).where(eq(bookings.id, id))
    expect(await send(draft)).toMatchObject({ value: { state: 'sent', totalCents: 600_00 } })
  })

  it('and a payment that is recorded at the same moment exclude each other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await booked()
      const draft = await drafted(id)
      const [sent, paid] = await Promise.all([send(draft), recordInvoicePaid(deps, id, STAFF)])
      expect([sent.ok, paid.ok].filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('the dates of drafts', () => {
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
        numRuns: countOf(24),
        examples: [
          [[{ do: 'draft' }, { do: 'move', days: 40 }, { do: 'send' }]],
          [[{ do: 'draft' }, { do: 'event', days: 41 }, { do: 'send' }]],
          [[{ do: 'draft' }, { do: 'send' }, { do: 'online', percent: 50 }, { do: 'draft' }]],
          [[{ do: 'draft' }, { do: 'online', percent: 30 }, { do: 'move', days: 42 }, { do: 'send' }]],
        ],
      },
    )
  })
})
