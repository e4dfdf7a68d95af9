import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { planEvents } from '#features/booking/staff/plan-events.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { choosePlan } from '../plan-b/choose.server.ts'
import { planRevision } from '../plan-b/plan-b.ts'
import { startPlan } from '../plan-b/start-plan.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { expectRefused } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'

const scene = await forThisFile(openBookingScene())
const { event: newEvent, book, expectTaken, booked, deps, bookingsOf } = scene
const aPrivateDate = () => newEvent({ public: false })
const byStaff = { staffId: STAFF, way: 'door', holdDays: 1, staffNote: null, participants: [] } as const

it('is booked by staff only: to visitors who know its id it does not exist', async () => {
  const event = await aPrivateDate()
  const unknown = { refusal: { code: 'unknown_event' } }
  for (const form of [{}, { way: 'online' as const }, { people: 3 }])
    expect(await book(event, form)).toMatchObject(unknown)
  await expectTaken(event, 0)
  expect((await book(event, {}, { byStaff })).ok).toBe(true)
})

it('takes no booking that a customer moves', async () => {
  const [event, hidden] = [await newEvent(), await aPrivateDate()]
  const { booking } = await booked(event)
  await expectRefused(moveBooking(deps, booking.id, hidden), 'unknown_booking')
  expect((await moveBooking(deps, booking.id, hidden, { staffId: STAFF })).ok).toBe(true)
})

it('is neither the other date of a plan B nor one that a customer chooses', async () => {
  const deps = { ...scene.deps, planEvents: planEvents(scene.deps.clock) }
  const [event, hidden] = [await newEvent(), await aPrivateDate()]
  const { booking } = await booked(event)
  const plan = {
    id: randomUUID(),
    eventId: event,
    otherDates: true,
    vouchers: true,
    until: new Date(deps.clock().getTime() + 48 * 3_600_000),
    byDefault: 'refund',
    seen: planRevision(await bookingsOf(event)),
  } as const
  await expectRefused(startPlan(deps, { ...plan, to: { eventId: hidden } }, STAFF), 'unknown_event')
  expect((await startPlan(deps, { ...plan, to: null }, STAFF)).ok).toBe(true)
  await expectRefused(
    choosePlan(deps, booking.id, { choice: 'other_date', eventId: hidden }),
    'choice_unknown',
  )
})
