import { expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const refusal = { code: 'too_many_waiting' }
const { event: newEvent, booked, book, expectNews, deps } = await forThisFile(openBookingScene())

async function fullEvent() {
  const event = await newEvent({ places: 4 })
  await booked(event, { people: 4 })
  return event
}

it('an address waits once for a date, from any network and in any spelling', async () => {
  const event = await fullEvent()
  const waits = { email: 'wartet@example.ch', waitIfFull: true }
  const first = await booked(event, waits, { network: 'one' })
  expect(await book(event, { ...waits, email: 'Wartet@Example.ch' }, { network: 'two' })).toMatchObject({
    refusal,
  })
  await expectNews('wartet@example.ch', ['waitlisted'])
  // Another date or address is allowed.
  await accepted(book(await fullEvent(), waits))
  await accepted(book(event, { ...waits, email: 'andere@example.ch' }))
  await cancelBooking(deps, first.booking.id)
  await accepted(book(event, waits))
})

it('the same holds for simultaneous requests', async () => {
  const event = await fullEvent()
  const waits = { email: 'viele@example.ch', waitIfFull: true }
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) => book(event, waits, { network: `net-${n}` })),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it('an invoice that needs approval is requested once per date and address', async () => {
  const event = await newEvent({ places: 40 })
  const before = deps.invoicePercent
  deps.invoicePercent = 0
  const email = 'firma@example.ch'
  const results = [await book(event, { email }), await book(event, { email })]
  deps.invoicePercent = before
  expect(results).toMatchObject([{ ok: true }, { refusal }])
  await expectNews(email, ['invoice_asked'])
})
