import { fitTitle } from './fit-title.ts'
import { drawRhombus } from './draw-sign.ts'
import { BLUE, OUTLINE, RED } from './palette.ts'
import type { CardDrawing } from './picture-card.ts'
import { type Frame, sceneImage } from './scene-image.ts'
import { drawText, textWidth } from './typeface.ts'

type Ticket = Extract<CardDrawing, { kind: 'ticket' }>

export function drawTicket({ scene, level, label, name, price }: Ticket, frame: Frame): string {
  const { x, y, width, height } = frame
  const stub = Math.round(width * 0.36)
  const left = x + stub + 24
  const { size, lines } = fitTitle(name, {
    width: width - stub - 44,
    height: 80,
    sizes: [34, 32, 30, 28, 26, 24, 22],
    leading: 1.1,
    maxLines: 2,
    measure: (line, at) => textWidth(line, { face: 'sign', size: at }),
  })
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`,
    sceneImage(scene, { x, y, width: stub, height }),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${OUTLINE}" stroke-width="2"/>`,
    `<path stroke="${OUTLINE}" stroke-width="2" stroke-dasharray="5 5" d="M${x + stub} ${y}v${height}"/>`,
    drawText(label, { face: 'italic', size: 24, x: left, y: y + 46, fill: OUTLINE }),
    ...lines.map((line, index) =>
      drawText(line, { face: 'sign', size, x: left, y: y + 56 + size * (1 + index * 1.1), fill: OUTLINE }),
    ),
    drawText(price, { face: 'sign', size: 36, x: left, y: y + height - 28, fill: OUTLINE }),
    drawMark(level, x + width - 46, y + height - 40),
  ].join('')
}

/** The rhombus marks level 1 and value vouchers. */
function drawMark(level: Ticket['level'], x: number, y: number): string {
  if (level !== 2 && level !== 3) return drawRhombus(x, y, 40)
  return `<path fill="#fff" stroke="${OUTLINE}" stroke-width="2" d="M${x - 20} ${y - 13}h40v26h-40z"/><path fill="${level === 3 ? BLUE : RED}" d="M${x - 19} ${y - 4.5}h38v9h-38z"/>`
}
