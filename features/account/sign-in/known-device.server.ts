import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppKey } from '#platform/secrets.ts'

export const KNOWN_DEVICE_DAYS = 180
const SHAPE = /^([A-Za-z0-9_-]{16})\.([0-9a-z]{6,9})\.([A-Za-z0-9_-]{43})$/

/** A token that exempts a known device from the limits for unknown ones. Grants no access itself. */
export function issueKnownDevice(key: AppKey, userId: string, now: Date): string {
  const name = randomBytes(12).toString('base64url')
  const since = Math.floor(now.getTime() / 1000).toString(36)
  return `${name}.${since}.${signature(key, userId, name, since).toString('base64url')}`
}

/** The device's counter name; undefined for unknown devices and those of other accounts. */
export function knownDevice(
  key: AppKey,
  userId: string,
  cookie: string | undefined,
  now: Date,
): string | undefined {
  const [, name, since, signed] = SHAPE.exec(cookie ?? '') ?? []
  if (!name || !since || !signed) return undefined
  const expected = signature(key, userId, name, since)
  const actual = Buffer.from(signed, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const ageDays = (now.getTime() / 1000 - Number.parseInt(since, 36)) / 86_400
  return ageDays <= KNOWN_DEVICE_DAYS ? name : undefined
}

function signature(key: AppKey, userId: string, name: string, since: string): Buffer {
  return createHmac('sha256', key).update(`known-device\0${userId}\0${name}\0${since}`).digest()
}
