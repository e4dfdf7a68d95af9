import { expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openBookingScene())
const { event: newEvent, booked, deps, expectTaken, book, bookWith, newsTo } = scene
it('a booking on invoice costs at most five round trips and one commit', async () => {
  const event = await newEvent()
  await booked(event, { way: 'invoice' })
  const counted = await countRoundTrips(deps.db.$client, () => booked(event, { way: 'invoice' }))
  expect(counted.roundTrips).toBeLessThanOrEqual(5)
  expect(counted.commits).toBe(1)
  await expectTaken(event, 2)
})

it('of sixty simultaneous bookings for the last twelve places, twelve succeed and the others are refused', async () => {
  const event = await newEvent({ places: 12 })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      book(event, { way: 'invoice', waitIfFull: false, email: `gast-${n}@example.ch` }),
    ),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(12)
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused.every((answer) => !answer.ok && answer.refusal.code === 'sold_out')).toBe(true)
  await expectTaken(event, 12)
})

it('unapproved invoices are limited the same for simultaneous and sequential bookings', async () => {
  const event = await newEvent({ places: 20 })
  const deps = { ...scene.deps, invoicePercent: 50 }
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      bookWith(deps, event, { way: 'invoice', email: `firma-${n}@example.ch` }),
    ),
  )
  const states = answers.map((answer) => answer.ok && answer.value.booking.payment)
  expect(states.filter((state) => state === 'invoiced')).toHaveLength(10)
  expect(states.filter((state) => state === 'invoice_asked')).toHaveLength(6)
})

it('a seventh mail within the hour is withheld, even for simultaneous bookings', async () => {
  const email = 'oft@example.ch'
  const events = await Promise.all(Array.from({ length: 9 }, () => newEvent()))
  await Promise.all(events.map((event) => booked(event, { way: 'invoice', email })))
  expect(await newsTo(email)).toHaveLength(6)
})
