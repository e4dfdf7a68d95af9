import fc from 'fast-check'
import { expect, it } from 'vitest'
import { portraitCrop } from './portrait-crop.ts'

const percent = fc.integer({ min: 0, max: 100 })
const side = fc.integer({ min: 4, max: 12_000 })

it('never leaves the picture, is 4:5 and as large as it can be', () => {
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const crop = portraitCrop({ width, height }, { x, y })
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.width).toBeLessThanOrEqual(width)
      expect(crop.top + crop.height).toBeLessThanOrEqual(height)
      expect(Math.abs(crop.width * 5 - crop.height * 4)).toBeLessThanOrEqual(9)
      const fills = crop.width >= width - 1 || crop.height >= height - 5
      expect(fills).toBe(true)
    }),
  )
})

it('keeps the focus inside', () => {
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const { left, top, ...crop } = portraitCrop({ width, height }, { x, y })
      const [atX, atY] = [(width * x) / 100, (height * y) / 100]
      expect(atX).toBeGreaterThanOrEqual(left - 1)
      expect(atX).toBeLessThanOrEqual(left + crop.width + 1)
      expect(atY).toBeGreaterThanOrEqual(top - 1)
      expect(atY).toBeLessThanOrEqual(top + crop.height + 1)
    }),
  )
})

it('takes the left of a wide picture whose person stands at the left', () => {
  expect(portraitCrop({ width: 4000, height: 2000 }, { x: 10, y: 50 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 2000,
  })
})
