import { expect, test } from 'vitest'
import { placeOnMap } from './place-on-map.ts'

test('finds a place that the plan knows, as a word of its own', () => {
  expect(placeOnMap('Städtlerwald, Cham')?.name).toBe('Cham')
  expect(placeOnMap('Zugerberg')?.name).toBe('Zugerberg')
})

test('shows no map of a place that it does not know', () => {
  expect(placeOnMap('Chamonix')).toBeUndefined()
  expect(placeOnMap('Walchwilerberg')).toBeUndefined()
})
