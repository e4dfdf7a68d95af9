import { expect, it } from 'vitest'
import { issueKnownDevice, knownDevice } from './known-device.server.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-11-21T10:00:00Z')
const user = crypto.randomUUID()

it('is recognised by its own account for half a year, under a name of its own', () => {
  const text = issueKnownDevice(key, user, now)
  const name = knownDevice(key, user, text, now)
  expect(name).toBeTruthy()
  expect(knownDevice(key, user, text, new Date('2027-05-01T00:00:00Z'))).toBe(name)
  expect(knownDevice(key, user, text, new Date('2027-06-01T00:00:00Z'))).toBeUndefined()
  expect(knownDevice(key, user, issueKnownDevice(key, user, now), now)).not.toBe(name)
})

it('is unknown to other accounts and installations, and after any change', () => {
  const text = issueKnownDevice(key, user, now)
  const [name, since, signed] = text.split('.')
  expect(knownDevice(key, crypto.randomUUID(), text, now)).toBeUndefined()
  expect(knownDevice(Buffer.alloc(32, 8), user, text, now)).toBeUndefined()
  for (const forged of [
    `${name}.zzzzzzz.${signed}`,
    `${name}.${since}.${'A'.repeat(43)}`,
    `${name}`,
    '',
    undefined,
  ])
    expect(knownDevice(key, user, forged, now)).toBeUndefined()
})
