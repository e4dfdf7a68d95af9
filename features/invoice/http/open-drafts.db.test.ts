import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { updateBooking } from '#features/booking/database/bookings-repository.server.ts'
import { recordRosterMarks } from '#features/booking/roster/record-roster-marks.server.ts'
import { recordInvoicePaid } from '#features/booking/staff/staff-settle-booking.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import type { StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const { deps, drafted, expectStored, invoicesOf, issue: send, rewritten } = scene

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
