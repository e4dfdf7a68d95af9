import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { changePeople } from './change-booking.server.ts'
import { WAITING_PEOPLE } from '../rules/invoice-limits.ts'
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

it('a group that waits never grows past the places of its date, whoever asks', async () => {
  const event = await fullEvent(4)
  const { booking } = await scene.booked(event, { people: 2, ...waiting })
  const refusal = { code: 'over_capacity', places: 4 }
  expect(await changePeople(scene.deps, booking.id, 5)).toEqual({ ok: false, refusal })
  expect(await changePeople(scene.deps, booking.id, 100, { staffId: STAFF })).toEqual({ ok: false, refusal })
  expect(await changePeople(scene.deps, booking.id, 4)).toMatchObject({ value: { people: 4 } })
})

it('a network cannot wait for more people by growing than by booking', async () => {
  const event = await fullEvent(40)
  const network = 'net-grows'
  const group = () => scene.booked(event, { people: 10, ...waiting }, { network })
  const first = await group()
  await group()
  await group()
  expect(await changePeople(scene.deps, first.booking.id, 11)).toMatchObject({
    refusal: { code: 'too_many_waiting' },
  })
  expect(await changePeople(scene.deps, first.booking.id, 11, { staffId: STAFF })).toMatchObject({ ok: true })
})

it('groups of one network that grow at the same moment pass its limit together no more than one by one', async () => {
  const event = await fullEvent(60)
  const network = 'net-races'
  const groups = await Promise.all(
    [1, 2, 3].map(() => scene.booked(event, { people: 5, ...waiting }, { network })),
  )
  await Promise.all(groups.map(({ booking }) => changePeople(scene.deps, booking.id, 15)))
  const rows = await scene.deps.db.select().from(bookings).where(eq(bookings.network, network))
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(WAITING_PEOPLE)
})

it('whose network is forgotten is counted under the one that asks', async () => {
  const event = await fullEvent(60)
  const { booking } = await scene.booked(event, { people: 5, ...waiting })
  await scene.booked(event, { people: 25, ...waiting }, { network: 'net-asks' })
  expect(await changePeople(scene.deps, booking.id, 6, { network: 'net-asks' })).toMatchObject({
    refusal: { code: 'too_many_waiting' },
  })
})

it('an invoice that is asked for grows no further than the date, nor than what its network may wait for', async () => {
  const deps = { ...scene.deps, invoicePercent: 0 }
  const event = await scene.event({ places: 40 })
  const network = 'net-invoice'
  const asked = () => scene.booked(event, { people: 12 }, { network })
  const { booking } = await bookedWith(deps, asked)
  await bookedWith(deps, asked)
  expect(await changePeople(deps, booking.id, 41)).toMatchObject({ refusal: { code: 'over_capacity' } })
  expect(await changePeople(deps, booking.id, 20)).toMatchObject({ refusal: { code: 'too_many_waiting' } })
  expect(await payOnlineInstead(deps, booking.id, { network })).toMatchObject({ ok: true })
})

/** Books while every invoice has to be asked for. */
async function bookedWith(deps: BookingScene['deps'], book: () => ReturnType<BookingScene['booked']>) {
  const before = scene.deps.invoicePercent
  scene.deps.invoicePercent = deps.invoicePercent
  return book().finally(() => {
    scene.deps.invoicePercent = before
  })
}
