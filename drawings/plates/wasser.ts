import { area, bent, path, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { gradientNoise } from '../noise.ts'
import { poster } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { type Boulder, boulder } from './boulder.ts'
import { current } from './current.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#0e5a86}',
  '.w0,.w1,.w2{fill:none;stroke:#7fb7d6;stroke-width:1.8}',
  '.w1{stroke:#b9dcee;stroke-width:2.4}',
  '.w2{stroke:#fff;stroke-width:4.4}',
  '.fo{fill:none;stroke:#fff;stroke-width:3}',
  '.sn{fill:#0a2c40;stroke:#06202f;stroke-width:3}',
  '.sd{fill:#061f2e}',
  '.sh{fill:none;stroke:#d5e8f0;stroke-width:2.6}',
]

const BOULDERS: readonly Boulder[] = [
  { x: 214, y: 236, radius: 78 },
  { x: 446, y: 402, radius: 104 },
  { x: 176, y: 566, radius: 66 },
  { x: 512, y: 150, radius: 44 },
  { x: 338, y: 690, radius: 50 },
  { x: 560, y: 640, radius: 58 },
  { x: 60, y: 390, radius: 40 },
]

export function wasser(): string {
  const noise = gradientNoise('fluss-3')
  const random = seededRandom('fluss-4')
  const white = BOULDERS.flatMap((each) => foam(each, random))
  const stones = BOULDERS.map((each) => boulder(each, noise, random))
  return poster(STYLE, [
    ...current(BOULDERS, noise).map((lines, i) => path(`w${i}`, rounded(lines))),
    path('fo', straight(white)),
    path('sn', roundedArea(stones.map(({ outline }) => outline))),
    path('sd', area(stones.map(({ shadow }) => shadow))),
    path('sh', bent(stones.flatMap(({ light }) => light))),
  ])
}

function foam({ x, y, radius }: Boulder, random: () => number): Line[] {
  return Array.from({ length: Math.ceil(radius * 0.5) }, () => {
    const angle = -Math.PI * (0.08 + 0.84 * random())
    const away = radius * (1.03 + random() * 0.12)
    const [left, top] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    return pairs([left, top, left - Math.sin(angle) * 5, top + Math.cos(angle) * 5])
  })
}
