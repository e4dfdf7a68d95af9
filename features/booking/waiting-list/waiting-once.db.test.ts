import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'

const refusal = { code: 'too_many_waiting' }
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function fullEvent() {
  const event = await scene.event({ places: 4 })
  await scene.booked(event, { people: 4 })
  return event
}

it('an address waits once for a date, from any network and in any spelling', async () => {
  const event = await fullEvent()
  const waits = { email: 'wartet@example.ch', waitIfFull: true }
  const first = await scene.booked(event, waits, { network: 'one' })
  expect(await scene.book(event, { ...waits, email: 'Wartet@Example.ch' }, { network: 'two' })).toMatchObject(
    { refusal },
  )
  expect(await scene.newsTo('wartet@example.ch')).toEqual(['waitlisted'])
  // Another date or address is allowed.
  expect(await scene.book(await fullEvent(), waits)).toMatchObject({ ok: true })
  expect(await scene.book(event, { ...waits, email: 'andere@example.ch' })).toMatchObject({ ok: true })
  await cancelBooking(scene.deps, first.booking.id)
  expect(await scene.book(event, waits)).toMatchObject({ ok: true })
})

it('the same holds for simultaneous requests', async () => {
  const event = await fullEvent()
  const waits = { email: 'viele@example.ch', waitIfFull: true }
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) => scene.book(event, waits, { network: `net-${n}` })),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it('an invoice that needs approval is requested once per date and address', async () => {
  const event = await scene.event({ places: 40 })
  const before = scene.deps.invoicePercent
  scene.deps.invoicePercent = 0
  const email = 'firma@example.ch'
  const results = [await scene.book(event, { email }), await scene.book(event, { email })]
  scene.deps.invoicePercent = before
  expect(results).toMatchObject([{ ok: true }, { refusal }])
  expect(await scene.newsTo(email)).toEqual(['invoice_asked'])
})
