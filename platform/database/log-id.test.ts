import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUuid } from '#kernel/uuid.ts'
import { readLogId, writeLogId } from './log-id.ts'

const entry = fc.maxSafeNat().map((id) => id % 2 ** 48)

it('an entry of a history has an id that names the history and sorts by its number', () => {
  fc.assert(
    fc.property(entry, entry, (a, b) => {
      const id = writeLogId('8001', a)
      expect(isUuid(id)).toBe(true)
      expect(readLogId('8001', id)).toBe(a)
      expect(readLogId('8002', id)).toBeUndefined()
      expect(id < writeLogId('8001', b)).toBe(a < b)
    }),
  )
})
