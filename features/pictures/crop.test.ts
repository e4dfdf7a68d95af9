import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHAPES } from './content/pictures.ts'
import { cropOf, moveFocus } from './crop.ts'

const percent = fc.integer({ min: 0, max: 100 })
const side = fc.integer({ min: 16, max: 12_000 })
const shape = fc.constantFrom(...SHAPES)

it('stays inside the picture, has its shape and the maximal size', () => {
  fc.assert(
    fc.property(side, side, shape, percent, percent, (width, height, of, x, y) => {
      const [across = 1, down = 1] = of.split(':').map(Number)
      const crop = cropOf({ width, height }, of, { x, y })
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.width).toBeLessThanOrEqual(width)
      expect(crop.top + crop.height).toBeLessThanOrEqual(height)
      expect(Math.abs(crop.width * down - crop.height * across)).toBeLessThanOrEqual(across + down)
      expect(crop.width >= width - across || crop.height >= height - down).toBe(true)
    }),
  )
})

it('keeps the focus inside, for any shape', () => {
  fc.assert(
    fc.property(side, side, shape, percent, percent, (width, height, of, x, y) => {
      const { left, top, ...crop } = cropOf({ width, height }, of, { x, y })
      const [atX, atY] = [(width * x) / 100, (height * y) / 100]
      expect(atX).toBeGreaterThanOrEqual(left - 1)
      expect(atX).toBeLessThanOrEqual(left + crop.width + 1)
      expect(atY).toBeGreaterThanOrEqual(top - 1)
      expect(atY).toBeLessThanOrEqual(top + crop.height + 1)
    }),
  )
})

it('uses the left of a wide picture with the person at the left', () => {
  expect(cropOf({ width: 4000, height: 2000 }, '4:5', { x: 10, y: 50 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 2000,
  })
})

describe('the focus', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  const back: Record<string, string> = {
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
    ArrowUp: 'ArrowDown',
    ArrowDown: 'ArrowUp',
  }

  it('moves by one percent, with Shift by ten, and back by the opposite key', () => {
    const inner = fc.integer({ min: 10, max: 90 })
    fc.assert(
      fc.property(inner, inner, key, fc.boolean(), (x, y, pressed, isFar) => {
        const moved = moveFocus({ x, y }, pressed, isFar)
        expect(Math.abs((moved?.x ?? x) - x) + Math.abs((moved?.y ?? y) - y)).toBe(isFar ? 10 : 1)
        expect(moved && moveFocus(moved, back[pressed] ?? '', isFar)).toEqual({ x, y })
      }),
    )
  })

  it('stays inside the picture', () => {
    fc.assert(
      fc.property(percent, percent, fc.array(key, { maxLength: 30 }), (x, y, keys) => {
        const end = keys.reduce((focus, pressed) => moveFocus(focus, pressed, true) ?? focus, { x, y })
        for (const value of [end.x, end.y]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('ignores other keys', () => {
    expect(moveFocus({ x: 1, y: 2 }, 'Tab', false)).toBeUndefined()
  })
})
