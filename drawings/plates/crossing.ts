import { area, FINE, inked, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { shortenDrawing } from '../shorten-path.ts'

const [WIDTH, HEIGHT] = [680, 240]
/** Middle of the upper and of the lower bank. */
const [FAR, NEAR] = [52, 188]
const STONES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [92, 132, 13],
  [196, 92, 10],
  [262, 154, 15],
  [418, 86, 16],
  [500, 148, 12],
  [604, 104, 14],
]

/** A river from left to right, seen from above. Colours are the page's. */
export function crossing(): string {
  const noise = gradientNoise('furt')
  const random = seededRandom('furt')
  const [far, near] = [bank(FAR, noise), bank(NEAR, noise)]
  const stones = STONES.map(([x, y, radius]) => stone(x, y, radius, random))
  const grass = [...far, ...near].flatMap(([x, y], index) => tufts(x, y, index < far.length ? -1 : 1, random))
  return shortenDrawing(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * FINE} ${HEIGHT * FINE}"><g id="crossing" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
      inked('fill="var(--water)" stroke="none"', area([[...far, ...near.toReversed()]])),
      inked('stroke="var(--shore)" stroke-width="1.4"', rounded(current(noise))),
      inked('stroke="var(--shore)" stroke-width="3"', rounded([far, near])),
      inked('stroke="var(--hach)" stroke-width="2"', straight(grass)),
      inked('fill="var(--sunk)" stroke="var(--ink)" stroke-width="2.6"', roundedArea(stones)),
      inked('stroke="var(--ink)" stroke-width="1.4"', straight(STONES.flatMap(shade))),
      '</g></svg>\n',
    ].join(''),
  )
}

function bank(middle: number, noise: Noise): Line {
  return Array.from({ length: 36 }, (_, part): Point => {
    const x = -10 + part * 20
    return [x, middle + 9 * fractal(noise, x * 0.012, middle, 3)]
  })
}

/** Streamlines that part before a stone and close behind it. */
function current(noise: Noise): Line[] {
  return Array.from({ length: 15 }, (_, row) => {
    const start = FAR + 9 + (row * (NEAR - FAR - 18)) / 14
    return Array.from({ length: 70 }, (_unused, part): Point => {
      const x = -10 + part * 10
      const y = start + 5 * fractal(noise, x * 0.01, start * 0.02, 2)
      const push = STONES.reduce((sum, [stoneX, stoneY, radius]) => {
        const along = x - stoneX
        const reach = along < 0 ? radius * 1.5 : radius * 3
        const across = y - stoneY
        // by the line's own height, so that it never changes sides
        const side = start < stoneY ? -1 : 1
        return (
          sum +
          side *
            radius *
            1.25 *
            Math.exp(-((along / reach) ** 2)) *
            Math.exp(-Math.abs(across) / (radius * 1.1))
        )
      }, 0)
      return [x, y + push]
    })
  })
}

function stone(x: number, y: number, radius: number, random: () => number): Line {
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * 6.283
    return [
      x + Math.cos(angle) * radius * (0.85 + 0.3 * random()),
      y + Math.sin(angle) * radius * 0.8 * (0.85 + 0.3 * random()),
    ]
  })
}

/** Strokes on the side away from the light. */
function shade([x, y, radius]: (typeof STONES)[number]): Line[] {
  return [0.15, 0.35, 0.55].map((low) => {
    const half = radius * 0.72 * Math.sqrt(1 - low ** 2)
    return pairs([x - half * 0.2, y + low * radius * 0.8, x + half, y + low * radius * 0.8])
  })
}

function tufts(x: number, y: number, away: number, random: () => number): Line[] {
  const foot = y + away * (9 + random() * 26)
  const left = x + random() * 14
  return [-2.5, 0, 2.5].map((lean) => pairs([left, foot, left + lean, foot - 5 - random() * 3]))
}
