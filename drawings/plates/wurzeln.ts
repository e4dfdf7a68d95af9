import { area, path, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { bark, OTHER_TRUNKS, TRUNK } from './bark.ts'
import { growRoots } from './grow-roots.ts'
import { rootStrokes } from './root-strokes.ts'
import { soil, stones } from './soil.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#dfe8d9}',
  '.bg{fill:#2a1d14}',
  '.ft{fill:#c6d3be}',
  '.so,.stn{fill:none;stroke:#5c4330;stroke-width:1.8}',
  '.stn{fill:#3a2a1e;stroke:#6d5140}',
  '.tk{fill:#efe3c8}',
  '.bk{fill:none;stroke:#2a1d14;stroke-width:2.6}',
  '.gs{fill:none;stroke:#17402c;stroke-width:2.6}',
  '.r0{fill:none;stroke:#a98f6c;stroke-width:1.8}',
  '.r1{fill:none;stroke:#bda37d;stroke-width:2.6}',
  '.r2{fill:none;stroke:#ccb48d;stroke-width:3.8}',
  '.r3{fill:none;stroke:#d8c29c;stroke-width:5.4}',
  '.r4{fill:none;stroke:#e1cda9;stroke-width:7.6}',
  '.r5{fill:none;stroke:#e8d7b6;stroke-width:10.5}',
  '.r6{fill:none;stroke:#ecdec0;stroke-width:14}',
  '.r7{fill:none;stroke:#efe3c8;stroke-width:19}',
]

const GROUND = 250

/** A tree and its wider root system. */
export function wurzeln(): string {
  const random = seededRandom('wurzeln-4')
  const noise = gradientNoise('boden')
  const roots = rootStrokes(growRoots(GROUND, random, noise))
  const pebbles = stones(GROUND, random)
  const trunk = bark(GROUND, random, noise)
  return poster(STYLE, [
    path('bg', area([[...groundLine(noise), [WIDTH + 6, HEIGHT + 6], [-6, HEIGHT + 6]]])),
    path('ft', area(OTHER_TRUNKS)),
    path('so', straight(soil(GROUND, noise))),
    path('stn', roundedArea(pebbles)),
    path('tk', area([TRUNK])),
    path('bk', rounded(trunk)),
    ...roots.map((lines, width) => path(`r${width}`, rounded(lines))),
    path('gs', straight(grass(random, noise))),
  ])
}

function groundLine(noise: Noise): Point[] {
  const line: Point[] = []
  for (let x = -6; x <= WIDTH + 6; x += 10) line.push([x, GROUND + 4 * fractal(noise, x * 0.02, 7, 3)])
  return line
}

function grass(random: () => number, noise: Noise): Line[] {
  return Array.from({ length: 130 }, () => {
    const x = random() * WIDTH
    const foot = GROUND + 3 * fractal(noise, x * 0.02, 7, 3)
    return pairs([x, foot + 2, x + (random() - 0.5) * 5, foot - 5 - random() * 9])
  })
}
