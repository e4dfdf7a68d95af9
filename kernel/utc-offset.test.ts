import { expect, it } from 'vitest'
import { hasValidUtcOffset } from './utc-offset.ts'

it('a time may be as far from UTC as PostgreSQL accepts', () => {
  for (const offset of ['Z', '+00:00', '-12:00', '+14:00', '+15:59', '-15:59'])
    expect(hasValidUtcOffset(`2027-03-14T16:45:00${offset}`), offset).toBe(true)
  for (const offset of ['+16:00', '-16:00', '+19:30', '-23:59'])
    expect(hasValidUtcOffset(`2027-03-14T16:45:00${offset}`), offset).toBe(false)
  for (const text of ['2027-03-16', '2027-03-16T16:45:00.123Z', '2027-03-16T16:45Z'])
    expect(hasValidUtcOffset(text), text).toBe(true)
})
