import { area, circle, path, rounded, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { height } from './dimension.ts'
import { roundedBox } from './rounded-box.ts'
import { workshopSheet } from './workshop-sheet.ts'

const [X, Y] = [240, 262]

export function kompass(): string {
  return workshopSheet([...compass(), height(46, 418, 360, '118 mm')])
}

export function kompassFrei(): string {
  return workshopSheet(compass())
}

function compass(): string[] {
  return [
    path('o', roundedBox(150, 46, 180, 372, 16)),
    path('t', straight([...lengthScale(), ...widthScale()])),
    path('n', straight([pairs([240, 60, 240, 150]), pairs([228, 78, 240, 60, 252, 78])])),
    circle('t', 288, 108, 26) + circle('t', 288, 108, 22),
    path('h', straight([pairs([276, 118, 296, 92]), pairs([284, 122, 302, 98])])),
    circle('g', X, Y, 86) + circle('o', X, Y, 66),
    path(
      't',
      straight(
        rays(
          4,
          () => 84,
          (degrees) => (degrees % 20 === 0 ? 70 : 77),
        ),
      ),
    ),
    path(
      't',
      straight(
        rays(
          15,
          () => 64,
          (degrees) => (degrees % 90 ? 58 : 52),
        ),
      ),
    ),
    path('h', straight(northLines())),
    ...needle(),
    path('y', area([pairs([240, 164, 248, 174, 240, 184, 232, 174])])),
    path('n', rounded([LANYARD])),
  ]
}

const LANYARD = pairs([
  166, 418, 150, 440, 120, 452, 96, 436, 100, 404, 124, 396, 140, 414, 128, 446, 90, 470,
])

function lengthScale(): Line[] {
  return Array.from({ length: 61 }, (_, i) => {
    const y = 66 + i * 5.5
    return pairs([150, y, 150 + (i % 10 === 0 ? 15 : i % 5 === 0 ? 11 : 6), y])
  })
}

function widthScale(): Line[] {
  return Array.from({ length: 27 }, (_, i) => {
    const x = 172 + i * 5.2
    return pairs([x, 418, x, 418 - (i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6)])
  })
}

/** Ticks every so many degrees, between two radii. */
function rays(every: number, outer: (degrees: number) => number, inner: (degrees: number) => number): Line[] {
  return Array.from({ length: 360 / every }, (_, i) => {
    const degrees = i * every
    const angle = (degrees * Math.PI) / 180
    const at = (radius: number): Point => [X + radius * Math.sin(angle), Y - radius * Math.cos(angle)]
    return [at(outer(degrees)), at(inner(degrees))]
  })
}

function northLines(): Line[] {
  return [-2, -1, 0, 1, 2].map((i) => {
    const half = Math.sqrt(52 * 52 - (i * 12) ** 2)
    return pairs([X + i * 12, Y - half, X + i * 12, Y + half])
  })
}

function needle(): string[] {
  const turned = ([x, y]: Point): Point => [
    X + x * Math.cos(-0.42) - y * Math.sin(-0.42),
    Y + x * Math.sin(-0.42) + y * Math.cos(-0.42),
  ]
  const half = (tip: number) => area([pairs([0, tip, 7, 0, -7, 0]).map(turned)])
  return [path('r', half(-54)), path('o', half(54), ' style="stroke-width:2.4px"'), circle('k', X, Y, 3.4)]
}
