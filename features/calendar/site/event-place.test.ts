import { expect, test } from 'vitest'
import { placeOnMap } from './event-place.tsx'

test('finds a known place as a whole word', () => {
  expect(placeOnMap('Städtlerwald, Cham')?.name).toBe('Cham')
  expect(placeOnMap('Zugerberg')?.name).toBe('Zugerberg')
})

test('shows no map of an unknown place', () => {
  expect(placeOnMap('Chamonix')).toBeUndefined()
  expect(placeOnMap('Walchwilerberg')).toBeUndefined()
})
