import { expect, it } from 'vitest'
import { event } from '#features/calendar/site/event-fixtures.ts'
import type { MyBooking } from './my-booking.loader.ts'
import { displayedState } from './booking-state.ts'

const booking = (values: Partial<MyBooking>): MyBooking =>
  ({ state: 'confirmed', payment: 'paid', offerOpen: false, event: event(), ...values }) as MyBooking

it.each([
  ['held', booking({ state: 'held', payment: 'open' })],
  ['confirmed', booking({})],
  ['waitlisted', booking({ state: 'waitlisted', payment: 'open' })],
  ['offered', booking({ state: 'waitlisted', payment: 'open', offerOpen: true })],
  ['cancelled', booking({ state: 'cancelled', payment: 'refund_due' })],
  ['cancelled', booking({ state: 'cancelled', payment: 'invoiced' })],
  ['calledOff', booking({ state: 'cancelled', feeCents: 0, event: event({ cancelled: true }) })],
  ['cancelled', booking({ state: 'cancelled', feeCents: 100_00, event: event({ cancelled: true }) })],
  ['lapsed', booking({ state: 'cancelled', payment: 'open' })],
  ['left', booking({ state: 'cancelled', payment: 'open', leftList: true })],
  ['moved', booking({ state: 'moved' })],
  ['over', booking({ state: 'attended' })],
  ['over', booking({ state: 'no_show' })],
  ['over', booking({ event: event({ phase: 'over' }) })],
])('is %s for its customer', (displayed, booking) => {
  expect(displayedState(booking)).toBe(displayed)
})
