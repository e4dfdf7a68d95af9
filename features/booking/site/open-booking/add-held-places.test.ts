import { expect, it } from 'vitest'
import { event } from '#features/calendar/site/event-fixtures.ts'
import type { OpenBooking } from '../booking.loader.ts'
import { addHeldPlaces } from './add-held-places.ts'

const date = event({ id: 'a', places: 6, placesLeft: 0 })
const open = (values: Partial<OpenBooking>) => ({ people: 2, event: date, ...values }) as OpenBooking

it('places held by this browser count as free for it, only at the same date', () => {
  expect(addHeldPlaces(date, open({})).placesLeft).toBe(2)
  expect(addHeldPlaces(event({ id: 'b', places: 6, placesLeft: 0 }), open({})).placesLeft).toBe(0)
  expect(addHeldPlaces(date, null)).toBe(date)
  expect(addHeldPlaces(date, open({ people: 9 })).placesLeft).toBe(6)
  expect(addHeldPlaces(event({ id: 'a', places: null, placesLeft: null }), open({})).placesLeft).toBeNull()
})
