import { area, bent, path, rounded, straight } from '../ink.ts'
import { lerp } from '../interpolate.ts'
import { type Line, pairs } from '../lines.ts'
import { seededRandom } from '../seeded-random.ts'
import { height } from './dimension.ts'
import { roundedBox } from './rounded-box.ts'
import { workshopSheet } from './workshop-sheet.ts'

const PROFILE = pairs([
  206, 128, 204, 142, 186, 168, 176, 190, 174, 214, 174, 398, 175, 404, 178, 409, 184, 412, 296, 412, 302,
  409, 305, 404, 306, 398, 306, 214, 304, 190, 294, 168, 276, 142, 274, 128,
])

export function flasche(): string {
  const bands = [pairs([174, 236, 306, 236]), pairs([174, 380, 306, 380])]
  return workshopSheet([
    path('o', area([PROFILE])),
    path('h', straight(bodyShade())),
    path('h', bent(shoulderShade())),
    path('y', roundedBox(200, 74, 80, 54, 8)),
    path('t i', straight(knurls())),
    path('n', rounded([pairs([280, 92, 314, 84, 330, 108, 318, 150, 296, 166])])),
    path('t', straight(bands)),
    path('y', area([pairs([240, 286, 266, 306, 240, 326, 214, 306])])),
    height(74, 412, 346, '245 mm'),
  ])
}

/** Vertical strokes, denser at the edges away from the light. */
function bodyShade(): Line[] {
  const random = seededRandom('fl')
  const lines: Line[] = []
  for (let i = 0; i < 44; i++) {
    const share = i / 43
    const x = 178 + share * 124
    const dark = share < 0.16 ? 0.5 - share * 2 : share > 0.42 ? (share - 0.42) * 1.6 : 0
    for (let y = 196; y < 402; ) {
      const length = 16 + random() * 60
      if (random() < dark) lines.push(pairs([x, y, x, Math.min(402, y + length)]))
      y += length + 3 + random() * 16
    }
  }
  return lines
}

function shoulderShade(): Line[] {
  return Array.from({ length: 16 }, (_, i) => i / 15)
    .filter((share) => share > 0.45 || share < 0.14)
    .map((share) => {
      const [top, foot] = [207 + share * 66, 178 + share * 124]
      return pairs([top, 132, lerp(top, foot, 0.45), 156, foot, 188])
    })
}

function knurls(): Line[] {
  return Array.from({ length: 13 }, (_, i) => pairs([208 + i * 5.4, 82, 208 + i * 5.4, 120]))
}
