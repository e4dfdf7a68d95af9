import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAcceptable, TERMS_GRACE_MINUTES } from './accepted-version.ts'
import { nameVersion } from './version-name.ts'

const NOW = new Date('2027-03-01T08:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

it('accepts the current version, and for an hour the previous one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (minutes) => {
      const versions = [
        { version: '2026-11-24', supersededAt: ago(minutes) },
        { version: '2027-03-01', supersededAt: null },
      ]
      expect(isAcceptable('2027-03-01', versions, NOW)).toBe(true)
      expect(isAcceptable('2026-11-24', versions, NOW)).toBe(minutes <= TERMS_GRACE_MINUTES)
    }),
  )
})

it('accepts no unknown version, and any page that names none', () => {
  expect(isAcceptable('2027-04-01', [{ version: '2027-03-01', supersededAt: null }], NOW)).toBe(false)
  expect(isAcceptable(undefined, [], NOW)).toBe(true)
})

it('names versions by their day, and numbers further ones of a day', () => {
  expect(nameVersion('2027-03-01', [])).toBe('2027-03-01')
  expect(nameVersion('2027-03-01', ['2027-03-01'])).toBe('2027-03-01-2')
  expect(nameVersion('2027-03-01', ['2027-03-01', '2027-03-01-2'])).toBe('2027-03-01-3')
})
