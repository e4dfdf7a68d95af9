import { beforeEach, expect, it } from 'vitest'
import { refundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { notifyBooked } from './staff-event-notifications.server.ts'
import { viewBooking } from '../change/view-booking.server.ts'
import { expectAccepted, accepted } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const {
  provider,
  paidBooking,
  deps,
  stored,
  work,
  total,
  expectStored,
  expectSettled,
  event: newEvent,
  booked,
  pay,
  expectNews,
} = await refundScene()
beforeEach(() => provider.reset())

/** A paid booking whose cancellation would cost half, after a notification that the event changed. */
async function bookingNotifiedOfChange(form: Parameters<RefundScene['paidBooking']>[0] = {}) {
  const booking = await paidBooking(form, 5)
  await notify(booking.event, 'event_changed')
  return booking
}

const notify = (eventId: string, news: 'event_changed' | 'goes_ahead') =>
  deps.db.transaction((tx) => notifyBooked(tx, deps, { eventId, news, staffId: STAFF, notify: true }))

it('whoever is notified that time or place changed may cancel free of charge, as the mail states', async () => {
  const { id, event, paymentId } = await bookingNotifiedOfChange()
  const [booking, booked] = [await stored(id), await deps.events.find(deps.db, event, 'de')]
  if (!booked) throw new Error('no event')
  const seen = { reference: '', event: booked, now: deps.clock(), vouchers: deps.vouchers }
  expect(await viewBooking(deps.db, booking, seen)).toMatchObject({ feeTodayCents: 0, mayMove: true })
  await cancelBooking(deps, id)
  await work(paymentId)
  expect(total()).toBe(200_00)
  await expectStored(id, { feeCents: 0 })
  await expectSettled(id)
})

it('the same applies to a booking being paid, which is notified with the confirmation', async () => {
  const event = await newEvent({ days: 5 })
  const email = 'zahlt-gerade@example.ch'
  const { booking } = await booked(event, { way: 'online', email })
  await notify(event, 'event_changed')
  await pay(booking, 200_00, `pay-${booking.id}`)
  await expectNews(email, ['confirmed'])
  await expectAccepted(cancelBooking(deps, booking.id), { feeCents: 0 })
})

it('the same applies to part of a group', async () => {
  const { id, paymentId } = await bookingNotifiedOfChange({ people: 3 })
  await changePeople(deps, id, 1)
  await work(paymentId)
  expect(total()).toBe(400_00)
})

it('whoever moves because of it has chosen the new date: the terms apply again', async () => {
  const { id } = await bookingNotifiedOfChange()
  const moved = await accepted(moveBooking(deps, id, await newEvent({ days: 6 })))
  await expectAccepted(cancelBooking(deps, moved.id), { feeCents: 100_00 })
})

it('the fee of places cancelled before stays due', async () => {
  const { id, event } = await paidBooking({ people: 2 }, 5)
  await changePeople(deps, id, 1)
  await notify(event, 'event_changed')
  await expectAccepted(cancelBooking(deps, id), { feeCents: 100_00 })
})

it('other announcements, and a change before somebody booked, leave the terms unchanged', async () => {
  const { id, event } = await paidBooking({}, 5)
  await notify(event, 'goes_ahead')
  await expectAccepted(cancelBooking(deps, id), { feeCents: 100_00 })
  await notify(event, 'event_changed')
  const { booking } = await booked(event)
  await expectAccepted(cancelBooking(deps, booking.id), { feeCents: 100_00 })
})
