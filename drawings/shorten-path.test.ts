import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { readPath, type Segment } from './path-segments.ts'
import { shortenDrawing, shortenPath } from './shorten-path.ts'

const folder = new URL('../public/scenes/', import.meta.url)

describe('a shortened path', () => {
  it('omits controls that are reflections', () => {
    expect(shortenPath('m0 0q10 0 10 10 0 10 10 10 10 0 10 10')).toBe('m0 0q10 0 10 10t10 10 10 10')
  })
  it('draws near strokes one after the other', () => {
    expect(shortenPath('m0 0l5 0m900 0l5 0m-905 9l5 0')).toBe('m0 0 5 0m0 9 5 0m895-9 5 0')
  })
  it('leaves unknown paths unchanged', () => {
    expect(shortenPath('M1 2L3 4')).toBe('M1 2L3 4')
    expect(shortenPath('m.5 0l1 1')).toBe('m.5 0l1 1')
  })
  it('has every stroke, and every point within one unit of where it was', () => {
    const point = fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
    const curve = fc.array(point, { minLength: 3, maxLength: 9 }).map((controls) => {
      let [x, y] = [0, 0]
      return controls
        .map(([cx, cy], index) => {
          const next = controls[index + 1] ?? [cx, cy]
          const to = [Math.round((cx + next[0]) / 2), Math.round((cy + next[1]) / 2)] as const
          const step = `q${cx - x} ${cy - y} ${to[0] - x} ${to[1] - y}`
          ;[x, y] = to
          return step
        })
        .join('')
    })
    fc.assert(
      fc.property(curve, (steps) => {
        const before = readPath(`m0 0${steps}`) ?? []
        const after = readPath(shortenPath(`m0 0${steps}`)) ?? []
        expect(after.length).toBe(before.length)
        before.forEach((segment, index) => {
          expect(distance(pointsOf(segment), pointsOf(after[index] as Segment))).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})

it.each(readdirSync(folder).filter((file) => file.endsWith('.svg') && !(file in drawings)))(
  '%s is as short as `node drawings/shorten.ts` makes it',
  (file) => {
    const svg = readFileSync(new URL(file, folder), 'utf8')
    expect(shortenDrawing(svg) === svg).toBe(true)
  },
)

function pointsOf(segment: Segment): number[] {
  return 'control' in segment ? [...segment.control, ...segment.to] : [...segment.to]
}

function distance(a: number[], b: number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
}
