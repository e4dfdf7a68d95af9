import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LowestFirst } from './lowest-first.ts'

it('pops items from the lowest key to the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (keys) => {
      const heap = new LowestFirst(keys.length)
      keys.forEach((key, thing) => heap.push(key, thing))
      const order: number[] = []
      while (heap.size > 0) order.push(keys[heap.pop()])
      expect(order).toEqual(keys.toSorted((a, b) => a - b))
    }),
  )
})
