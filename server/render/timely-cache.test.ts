import { expect, test } from 'vitest'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { timelyCache } from './timely-cache.ts'

test('keeps an answer exactly until the next mark of five minutes', async () => {
  let now = new Date('2027-03-13T16:56:00+01:00')
  const cache = timelyCache(createCompressedCache({ maxEntries: 10, maxBytes: 1_000_000 }), () => now)
  let made = 0
  const answer = () =>
    cache.now().answer('page', () => {
      made += 1
      return { status: 200, headers: {}, body: 'events' }
    })
  await answer()
  now = new Date('2027-03-13T16:59:59.999+01:00')
  await answer()
  expect(made).toBe(1)
  now = new Date('2027-03-13T17:00:00+01:00')
  await answer()
  expect(made).toBe(2)
  cache.clear()
  await answer()
  expect(made).toBe(3)
})
