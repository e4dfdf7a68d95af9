import { expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { changePeople } from './change-people.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const waiting = { waitIfFull: true } as const
const scene = await forThisFile(openBookingScene())
const { event: newEvent, booked, deps, newsTo } = scene

async function fullEvent(places: number) {
  const event = await newEvent({ places })
  await booked(event, { people: places })
  return event
}

it('the number of people of a waiting group is changed by staff only, and never past the places of its date', async () => {
  const event = await fullEvent(4)
  const { booking } = await booked(event, { people: 2, ...waiting })
  for (const people of [1, 3]) await expectRefused(changePeople(deps, booking.id, people), 'not_changeable')
  expect(await newsTo(booking.email ?? '')).not.toContain('changed')
  await expectRefused(changePeople(deps, booking.id, 100, { staffId: STAFF }), 'over_capacity', { places: 4 })
  expect(await accepted(changePeople(deps, booking.id, 4, { staffId: STAFF }))).toMatchObject({ people: 4 })
})

it('nor does a requested invoice change, except by staff; it can be paid online', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await newEvent({ places: 40 })
  const { booking } = await bookedWith(deps, () => booked(event, { people: 12 }))
  await expectRefused(changePeople(deps, booking.id, 13), 'not_changeable')
  await expectRefused(changePeople(deps, booking.id, 41, { staffId: STAFF }), 'over_capacity')
  await accepted(payOnlineInstead(deps, booking.id))
})

async function bookedWith(deps: BookingScene['deps'], book: () => ReturnType<BookingScene['booked']>) {
  const before = scene.deps.invoicePercent
  scene.deps.invoicePercent = deps.invoicePercent
  return book().finally(() => {
    scene.deps.invoicePercent = before
  })
}
