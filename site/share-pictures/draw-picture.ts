import { BRAND } from '#features/company/content/company.ts'
import { drawBeside } from './draw-beside.ts'
import { drawRhombus, drawSign } from './draw-sign.ts'
import { fitTitle } from './fit-title.ts'
import { type GroundColours, GROUNDS, OUTLINE } from './palette.ts'
import { type CardDrawing, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureCard } from './picture-card.ts'
import { sceneImage } from './scene-image.ts'
import { drawText, textWidth } from './typeface.ts'

const FRAME = { x: 0, y: 262, width: 1200, height: 368 }
const POST = { x: 744, y: 340 }

function drawPanorama(drawing: CardDrawing): string {
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

const PAD = 64
const TITLE = { face: 'strong', tracking: -0.034 } as const
const LEADING = 1.02
const SIGN_HEIGHT = 78

/** @param photograph JPEG of a card that shows one */
export function drawPicture(card: PictureCard, photograph?: Uint8Array): string {
  const colours = GROUNDS[card.ground]
  const content =
    card.drawing.kind === 'panorama' ? overPanorama(card, colours) : besideDrawing(card, colours, photograph)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="${colours.paper}"/>${content}${drawBrand(colours)}</svg>`
}

function overPanorama(card: PictureCard, colours: GroundColours): string {
  const { size, lines } = fitTitle(card.title, {
    width: PICTURE_WIDTH - 2 * PAD,
    height: 220,
    sizes: [88, 84, 80, 76, 72, 68, 64, 60],
    leading: LEADING,
    maxLines: 2,
    measure: measureTitle,
  })
  return drawPanorama(card.drawing) + drawLines(lines, size, 112 + size * 0.86, colours)
}

function besideDrawing(card: PictureCard, colours: GroundColours, photograph?: Uint8Array): string {
  const { drawn, left } = drawBeside(card.drawing, colours, photograph)
  const width = left - PAD - 44
  const bottom = card.sign ? PICTURE_HEIGHT - PAD - SIGN_HEIGHT - 42 : PICTURE_HEIGHT - PAD
  const { size, lines } = fitTitle(card.title, {
    width,
    height: bottom - (card.kicker ? 190 : 150),
    sizes: [92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40],
    leading: LEADING,
    maxLines: 4,
    measure: measureTitle,
  })
  const first = bottom - (lines.length - 1) * size * LEADING - size * 0.2
  const kicker = card.kicker ? drawKicker(card.kicker, first - size * 0.74 - 26, width, colours) : ''
  const sign = card.sign
    ? drawSign(card.sign, {
        x: PAD,
        y: PICTURE_HEIGHT - PAD - SIGN_HEIGHT,
        height: SIGN_HEIGHT,
        minWidth: 320,
        maxWidth: width,
      })
    : ''
  return drawn + kicker + drawLines(lines, size, first, colours) + sign
}

function measureTitle(line: string, size: number): number {
  return textWidth(line, { ...TITLE, size })
}

function drawLines(lines: string[], size: number, first: number, { ink }: GroundColours): string {
  return lines
    .map((line, index) =>
      // Optical alignment: large titles hang slightly out of the left edge.
      drawText(line, { ...TITLE, size, x: PAD - size * 0.045, y: first + index * size * LEADING, fill: ink }),
    )
    .join('')
}

function drawKicker(text: string, y: number, width: number, { ink2 }: GroundColours): string {
  const at = (size: number) => ({ face: 'text', size }) as const
  let size = 27
  while (size > 20 && textWidth(text, at(size)) > width) size -= 1
  return drawText(text, { ...at(size), x: PAD, y, fill: ink2 })
}

function drawBrand({ ink }: GroundColours): string {
  return (
    drawRhombus(PAD + 21, PAD + 14, 42) +
    drawText(BRAND, {
      face: 'strong',
      size: 30,
      tracking: -0.02,
      x: PAD + 56,
      y: PAD + 24,
      fill: ink,
    })
  )
}
