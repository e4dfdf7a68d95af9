import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markTime } from './mark-time.ts'

const startsAt = new Date('2026-11-28T08:00:00Z')
const now = new Date('2026-11-28T14:00:00Z')

it('corrects by the offset of the device’s clock', () => {
  const slow = { sentAt: new Date('2026-11-28T13:00:00Z'), now, startsAt }
  expect(markTime(new Date('2026-11-28T07:30:00Z'), slow)).toEqual(new Date('2026-11-28T08:30:00Z'))
})

it('stays between the day before the event and now, for any device time, and keeps the order', () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
  fc.assert(
    fc.property(moment, moment, moment, (one, other, sentAt) => {
      const [first, second] = [one, other].map((at) => markTime(at, { sentAt, now, startsAt }).getTime())
      expect(first).toBeLessThanOrEqual(now.getTime())
      expect(first).toBeGreaterThanOrEqual(startsAt.getTime() - 24 * 3_600_000)
      if (one <= other) expect(first).toBeLessThanOrEqual(second ?? 0)
    }),
  )
})
