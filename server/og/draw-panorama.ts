import { drawSign } from './draw-sign.ts'
import { OUTLINE } from './palette.ts'
import type { CardDrawing } from './picture-card.ts'
import { sceneImage } from './scene-image.ts'
import { drawText, textWidth } from './typeface.ts'

const FRAME = { x: 0, y: 262, width: 1200, height: 368 }
const POST = { x: 744, y: 340 }

export function drawPanorama(drawing: CardDrawing): string {
  if (drawing.kind !== 'panorama') return ''
  const { place, signs } = drawing
  const pole = `<path fill="#dbe4e2" stroke="${OUTLINE}" stroke-width="2" d="M${POST.x + 20} ${POST.y - 22}h13v${660 - POST.y}h-13z"/><path fill="#7e9190" d="M${POST.x + 21} ${POST.y - 21}h4v${660 - POST.y}h-4z"/>`
  return [
    sceneImage('pano', FRAME, { part: '480 40 2400 736', align: 'xMidYMax' }),
    pole,
    drawPlate(`${place.text}  ${place.note ?? ''}`.trimEnd(), POST.x - 8, POST.y),
    ...signs.map((sign, index) =>
      drawSign(sign, { x: POST.x, y: POST.y + 54 + index * 70, height: 60, minWidth: 400, maxWidth: 400 }),
    ),
  ].join('')
}

function drawPlate(text: string, x: number, y: number): string {
  const setting = { face: 'sign', size: 22 } as const
  const width = textWidth(text, setting) + 34
  return `<path fill="#fff" stroke="${OUTLINE}" stroke-width="2" d="M${x} ${y}h${width}v42h${-width}z"/>${drawText(text, { ...setting, x: x + 17, y: y + 29, fill: OUTLINE })}`
}
