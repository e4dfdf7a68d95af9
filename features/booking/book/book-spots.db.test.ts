import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'

let scene: BookingScene
beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

it('a booking on invoice costs at most five round trips and one commit', async () => {
  const event = await scene.event()
  await scene.booked(event, { way: 'invoice' })
  const counted = await countRoundTrips(scene.deps.db.$client, () => scene.booked(event, { way: 'invoice' }))
  expect(counted.roundTrips).toBeLessThanOrEqual(5)
  expect(counted.commits).toBe(1)
  expect(await scene.takenOf(event)).toBe(2)
})

it('of sixty simultaneous bookings for the last twelve places, twelve succeed and the others are refused', async () => {
  const event = await scene.event({ places: 12 })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      scene.book(event, { way: 'invoice', waitIfFull: false, email: `gast-${n}@example.ch` }),
    ),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(12)
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused.every((answer) => !answer.ok && answer.refusal.code === 'sold_out')).toBe(true)
  expect(await scene.takenOf(event)).toBe(12)
})

it('unapproved invoices are limited the same for simultaneous and sequential bookings', async () => {
  const event = await scene.event({ places: 20 })
  const deps = { ...scene.deps, invoicePercent: 50 }
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      scene.bookWith(deps, event, { way: 'invoice', email: `firma-${n}@example.ch` }),
    ),
  )
  const states = answers.map((answer) => answer.ok && answer.value.booking.payment)
  expect(states.filter((state) => state === 'invoiced')).toHaveLength(10)
  expect(states.filter((state) => state === 'invoice_asked')).toHaveLength(6)
})

it('a seventh mail within the hour is withheld, even for simultaneous bookings', async () => {
  const email = 'oft@example.ch'
  const events = await Promise.all(Array.from({ length: 9 }, () => scene.event()))
  await Promise.all(events.map((event) => scene.booked(event, { way: 'invoice', email })))
  expect(await scene.newsTo(email)).toHaveLength(6)
})
