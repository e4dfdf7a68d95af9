import { area, FINE, path, rounded, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { simplify } from '../path-data.ts'
import { height, width } from './dimension.ts'
import { roundedBox } from './rounded-box.ts'
import { workshopSheet } from './workshop-sheet.ts'

export function feldbuch(): string {
  const title = 'text-anchor:start;font:600 30px Archivo,Helvetica,Arial,sans-serif;fill:#0f2423'
  return workshopSheet([
    path('o', roundedBox(146, 60, 208, 344, 10)),
    path('t', straight(pages())),
    path('y', roundedBox(130, 52, 208, 344, 10)),
    path('t i', rounded(contours())),
    path('k i', area([pairs([168, 88, 178, 96, 168, 104, 158, 96])])),
    `<text x="${190 * FINE}" y="${101 * FINE}" style="${title}">Feldbuch</text>`,
    path('n i', straight([pairs([306, 52, 306, 396])])),
    path('t i', straight([pairs([313, 52, 313, 396])])),
    width(130, 338, 424, '105 mm'),
    height(60, 404, 382, '165 mm'),
  ])
}

function pages(): Line[] {
  return Array.from({ length: 9 }, (_, i) => {
    const x = 349 + i * 1.2 - 4
    return pairs([x, 66 + i * 0.4, x, 398 - i * 0.4])
  })
}

function contours(): Line[] {
  const noise = gradientNoise('fb')
  return Array.from({ length: 9 }, (_, i) => {
    const numbers: number[] = []
    for (let x = 131; x <= 337; x += 6) {
      const out = (x - 234) / 104
      const hill = 92 * Math.exp(-((out - 0.1) ** 2) * 5) * (1 - i * 0.085)
      numbers.push(x, 366 - i * 10 - hill + 9 * fractal(noise, x * 0.02, i * 0.22, 3))
    }
    return simplify(pairs(numbers), 0.5)
  })
}
