import { expect, it } from 'vitest'
import { beginTrip, endTrip } from './provider-trip.ts'

function tab(kept = new Map<string, string>()) {
  return () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as unknown as Storage
}

it('counts in the tab that began it, for that service, and once', () => {
  const own = tab()
  beginTrip('verein', own)
  expect(endTrip('google', own)).toBe(false)
  beginTrip('verein', own)
  expect(endTrip('verein', own)).toBe(true)
  expect(endTrip('verein', own)).toBe(false)
  expect(endTrip('verein', tab())).toBe(false)
})

it('is no trip where storage is blocked', () => {
  const blocked = (): Storage => {
    throw new Error('storage is blocked')
  }
  beginTrip('verein', blocked)
  expect(endTrip('verein', blocked)).toBe(false)
})
