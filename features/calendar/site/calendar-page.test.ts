import { expect, test } from 'vitest'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { event } from './event-fixtures.ts'
import { nextToBook } from './calendar-page.tsx'

test('marks the next course that has free places', () => {
  const evening = event({ id: 'evening', serviceId: null })
  const team = event({ id: 'team', serviceId: 'shelter-bau' })
  const full = event({ id: 'full', placesLeft: 0 })
  const off = event({ id: 'off', cancelled: true })
  const running = event({ id: 'running', phase: 'running' })
  const course = event({ id: 'course', placesLeft: null })
  expect(
    nextToBook([evening, team, full, off, running, course, event({ id: 'later' })], FIRST_SERVICES),
  ).toBe('course')
})

test('marks the next open event when no course is open, else none', () => {
  const full = event({ id: 'full', placesLeft: 0 })
  expect(nextToBook([full, event({ id: 'evening', serviceId: null })], FIRST_SERVICES)).toBe('evening')
  expect(nextToBook([full], FIRST_SERVICES)).toBeUndefined()
})
