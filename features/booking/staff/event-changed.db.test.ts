import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openRefundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { notifyBooked } from './staff-event-notifications.server.ts'
import { viewBooking } from '../change/view-booking.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
let scene: RefundScene

beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.provider.reset())

/** A paid booking whose cancellation would cost half, after a notification that the event changed. */
async function bookingNotifiedOfChange(form: Parameters<RefundScene['paidBooking']>[0] = {}) {
  const booking = await scene.paidBooking(form, 5)
  await notify(booking.event, 'event_changed')
  return booking
}

const notify = (eventId: string, news: 'event_changed' | 'goes_ahead') =>
  scene.deps.db.transaction((tx) =>
    notifyBooked(tx, scene.deps, { eventId, news, staffId: STAFF, notify: true }),
  )

it('whoever is notified that time or place changed may cancel free of charge, as the mail states', async () => {
  const { id, event, paymentId } = await bookingNotifiedOfChange()
  const [booking, booked] = [await scene.stored(id), await scene.deps.events.find(scene.deps.db, event, 'de')]
  if (!booked) throw new Error('no event')
  const seen = { reference: '', event: booked, now: scene.deps.clock(), vouchers: scene.deps.vouchers }
  expect(await viewBooking(scene.deps.db, booking, seen)).toMatchObject({ feeTodayCents: 0, mayMove: true })
  await cancelBooking(scene.deps, id)
  await scene.work(paymentId)
  expect(scene.total()).toBe(200_00)
  expect(await scene.stored(id)).toMatchObject({ feeCents: 0 })
  await scene.expectSettled(id)
})

it('the same applies to a booking being paid, which is notified with the confirmation', async () => {
  const event = await scene.event({ days: 5 })
  const email = 'zahlt-gerade@example.ch'
  const { booking } = await scene.booked(event, { way: 'online', email })
  await notify(event, 'event_changed')
  await scene.pay(booking, 200_00, `pay-${booking.id}`)
  expect(await scene.newsTo(email)).toEqual(['confirmed'])
  expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({ value: { feeCents: 0 } })
})

it('the same applies to part of a group', async () => {
  const { id, paymentId } = await bookingNotifiedOfChange({ people: 3 })
  await changePeople(scene.deps, id, 1)
  await scene.work(paymentId)
  expect(scene.total()).toBe(400_00)
})

it('whoever moves because of it has chosen the new date: the terms apply again', async () => {
  const { id } = await bookingNotifiedOfChange()
  const moved = await moveBooking(scene.deps, id, await scene.event({ days: 6 }))
  if (!moved.ok) throw new Error(moved.refusal.code)
  expect(await cancelBooking(scene.deps, moved.value.id)).toMatchObject({ value: { feeCents: 100_00 } })
})

it('the fee of places cancelled before stays due', async () => {
  const { id, event } = await scene.paidBooking({ people: 2 }, 5)
  await changePeople(scene.deps, id, 1)
  await notify(event, 'event_changed')
  expect(await cancelBooking(scene.deps, id)).toMatchObject({ value: { feeCents: 100_00 } })
})

it('other announcements, and a change before somebody booked, leave the terms unchanged', async () => {
  const { id, event } = await scene.paidBooking({}, 5)
  await notify(event, 'goes_ahead')
  expect(await cancelBooking(scene.deps, id)).toMatchObject({ value: { feeCents: 100_00 } })
  await notify(event, 'event_changed')
  const { booking } = await scene.booked(event)
  expect(await cancelBooking(scene.deps, booking.id)).toMatchObject({ value: { feeCents: 100_00 } })
})
