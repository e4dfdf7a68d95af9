import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { changePeople } from './change-people.server.ts'
import { payOnlineInstead } from '../money/pay-online-instead.server.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const waiting = { waitIfFull: true } as const
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function fullEvent(places: number) {
  const event = await scene.event({ places })
  await scene.booked(event, { people: places })
  return event
}

it('the number of people of a waiting group is changed by staff only, and never past the places of its date', async () => {
  const event = await fullEvent(4)
  const { booking } = await scene.booked(event, { people: 2, ...waiting })
  for (const people of [1, 3])
    expect(await changePeople(scene.deps, booking.id, people)).toEqual({
      ok: false,
      refusal: { code: 'not_changeable' },
    })
  expect(await scene.newsTo(booking.email ?? '')).not.toContain('changed')
  expect(await changePeople(scene.deps, booking.id, 100, { staffId: STAFF })).toEqual({
    ok: false,
    refusal: { code: 'over_capacity', places: 4 },
  })
  expect(await changePeople(scene.deps, booking.id, 4, { staffId: STAFF })).toMatchObject({
    value: { people: 4 },
  })
})

it('nor does a requested invoice change, except by staff; it can be paid online', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await scene.event({ places: 40 })
  const { booking } = await bookedWith(deps, () => scene.booked(event, { people: 12 }))
  expect(await changePeople(deps, booking.id, 13)).toMatchObject({ refusal: { code: 'not_changeable' } })
  expect(await changePeople(deps, booking.id, 41, { staffId: STAFF })).toMatchObject({
    refusal: { code: 'over_capacity' },
  })
  expect(await payOnlineInstead(deps, booking.id)).toMatchObject({ ok: true })
})

async function bookedWith(deps: BookingScene['deps'], book: () => ReturnType<BookingScene['booked']>) {
  const before = scene.deps.invoicePercent
  scene.deps.invoicePercent = deps.invoicePercent
  return book().finally(() => {
    scene.deps.invoicePercent = before
  })
}
