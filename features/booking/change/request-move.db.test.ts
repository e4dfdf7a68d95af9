import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { listWaitingBookings } from '../staff/staff-read-bookings.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { settleMoveRequest, requestMove } from './request-move.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const { deps, booked, event: newEvent } = await forThisFile(openBookingScene())

const STAFF = '00000000-0000-4000-8000-000000000001'
const AGREED = { fewest: 1, totalCents: [200_00, 400_00], finalUntil: '2030-01-01' }
const dayIn = (days: number) => swissTime(new Date(deps.clock().getTime() + days * 86_400_000)).day

async function group() {
  const { booking } = await booked(await newEvent(), { people: 2 })
  await deps.db.update(bookings).set({ agreedPrice: AGREED }).where(eq(bookings.id, booking.id))
  return booking.id
}

const isWaiting = async (id: string) =>
  (await listWaitingBookings(deps.db, deps.clock())).some((each) => each.id === id)

describe('a group that asks for another day', () => {
  it('waits for us, is mailed to the owner once, and is settled by staff', async () => {
    const id = await group()
    const input = { day: dayIn(60), text: 'Freitag passt besser' }
    const both = await Promise.all([requestMove(deps, id, input), requestMove(deps, id, input)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    const mails = await deps.db
      .select({ payload: outgoingMails.payload })
      .from(outgoingMails)
      .where(and(eq(outgoingMails.kind, 'booking-notice')))
    const ofIt = mails.filter(
      ({ payload }) => payload['bookingId'] === id && payload['news'] === 'move_wished',
    )
    expect(ofIt).toHaveLength(1)
    expect(await isWaiting(id)).toBe(true)
    expect(await accepted(settleMoveRequest(deps, id, STAFF))).toMatchObject({ moveRequest: null })
    await expectRefused(settleMoveRequest(deps, id, STAFF), 'not_changeable')
    expect(await isWaiting(id)).toBe(false)
  })

  it('cannot ask for a past day, nor while its price is per place', async () => {
    const id = await group()
    await expectRefused(requestMove(deps, id, { day: dayIn(0), text: '' }), 'day_passed')
    const { booking } = await booked(await newEvent())
    await expectRefused(requestMove(deps, booking.id, { day: dayIn(60), text: '' }), 'not_changeable')
  })

  it('has no open request once it is moved', async () => {
    const id = await group()
    await requestMove(deps, id, { day: dayIn(60), text: '' })
    expect(
      await accepted(moveBooking(deps, id, await newEvent({ days: 60 }), { staffId: STAFF })),
    ).toMatchObject({ moveRequest: null, needsAttention: [] })
  })
})
