import { area, FINE, inked, rounded } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { shortenDrawing } from '../shorten-path.ts'

export const [WIDTH, HEIGHT] = [700, 125]

/** The day from nine to five at Feuer & Fokus: three attempts, each warmer, then cold ash. */
const HEAT = pairs([
  9, 3, 10, 4, 10.37, 32, 10.67, 26, 11.25, 7, 12.25, 4, 13.25, 6, 13.75, 48, 14.08, 30, 14.42, 38, 14.83, 84,
  15.5, 112, 16, 105, 16.5, 75, 16.83, 15, 17, 2,
])
const BODIES: readonly (readonly [share: number, colour: string])[] = [
  [1, '#3a0f0a'],
  [0.72, '#6e1c0c'],
  [0.46, '#b5420f'],
  [0.24, '#f08a1c'],
]
const LINES: readonly (readonly [share: number, colour: string])[] = [
  [1, '#c9212b'],
  [0.86, '#c9212b'],
  [0.72, '#ee5a1c'],
  [0.59, '#ee5a1c'],
  [0.46, '#ff9a2a'],
  [0.35, '#ff9a2a'],
  [0.24, '#ffe08a'],
  [0.14, '#ffe08a'],
]

/** In the isotherms of the fire itself. Its time axis is the page's. */
export function heatCurve(): string {
  const bodies = BODIES.map(([share, colour]) => {
    const top = flowing(share)
    return inked(`fill="${colour}" stroke="none"`, area([[...top, [WIDTH, HEIGHT], [0, HEIGHT]]]))
  })
  const lines = LINES.map(([share, colour]) =>
    inked(`stroke="${colour}" stroke-width="1.8"`, rounded([flowing(share)])),
  )
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * FINE} ${HEIGHT * FINE}" preserveAspectRatio="none"><g fill="none" stroke-linejoin="round">${bodies.join('')}${lines.join('')}</g></svg>\n`,
  )
}

/** Catmull–Rom through the heat of the hours. */
function flowing(share: number): Line {
  const places = HEAT.map(([hour, heat]): Point => [((hour - 9) / 8) * WIDTH, HEIGHT - heat * share])
  const at = (index: number) => places[Math.min(places.length - 1, Math.max(0, index))]
  const curve = places
    .slice(0, -1)
    .flatMap((_, index) =>
      [0, 0.25, 0.5, 0.75].map(
        (t): Point => [
          between(at(index - 1)[0], at(index)[0], at(index + 1)[0], at(index + 2)[0], t),
          Math.min(HEIGHT, between(at(index - 1)[1], at(index)[1], at(index + 1)[1], at(index + 2)[1], t)),
        ],
      ),
    )
  return [...curve, at(places.length)]
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}
