import { expect, test } from 'vitest'
import { bookingPromises } from './booking-promises.ts'
import { event } from './event-fixtures.ts'

const course = event({ startsAt: '2027-03-29T09:00:00+02:00' })

test('mentions a free change of date only while it is free', () => {
  expect(bookingPromises(course, '2027-03-15')).toContain('freeMove')
  expect(bookingPromises(course, '2027-03-16')).not.toContain('freeMove')
})

test('mentions a substitute and a refund whenever the date can be booked', () => {
  expect(bookingPromises(course, '2027-03-29')).toEqual(['substitute', 'calledOff'])
})
