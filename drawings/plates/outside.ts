import { area, circle, path, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { APEX, at, LEFT, RIGHT } from './hut.ts'

export function outside(noise: Noise, random: () => number): string[] {
  const opening = area([[at(APEX, 1), at(RIGHT, 1), at(LEFT, 1)]])
  const grass = strokes(90, 572, 50, random, (x, y) => [x + (random() - 0.5) * 3, y - 4 - random() * 6])
  const slope = strokes(120, 500, 66, random, (x, y) => [x - 5 - random() * 5, y + 7 + random() * 6])
  return [
    `<clipPath id="shc"><path d="${opening}"/></clipPath><g clip-path="url(#shc)">`,
    path('sk', opening),
    circle('su', 334, 452, 54),
    path('h1', area([ridge(noise, 474, 40, 0.02, 1)])),
    path('h2', area([ridge(noise, 516, 34, 0.014, 5)])),
    path('h3', area([ridge(noise, 566, 12, 0.02, 9)])),
    path('hh', straight(slope)),
    path('gr', straight(grass)),
    '</g>',
  ]
}

function ridge(noise: Noise, y: number, height: number, grain: number, row: number): Line {
  const crest: Point[] = []
  for (let x = 150; x <= 490; x += 6) crest.push([x, y + height * fractal(noise, x * grain, row, 4)])
  return [...crest, ...pairs([490, 640, 150, 640])]
}

function strokes(
  count: number,
  top: number,
  depth: number,
  random: () => number,
  endOf: (x: number, y: number) => Point,
): Line[] {
  return Array.from({ length: count }, () => {
    const [x, y] = [160 + random() * 320, top + random() * depth]
    return [[x, y], endOf(x, y)]
  })
}
