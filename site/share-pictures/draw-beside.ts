import { drawPlan } from './draw-plan.ts'
import { drawRhombus } from './draw-sign.ts'
import { fitTitle } from './fit-title.ts'
import { BLUE, type GroundColours, OUTLINE, RED, SUNK } from './palette.ts'
import type { CardDrawing } from './picture-card.ts'
import { type Frame, sceneImage } from './scene-image.ts'
import { drawText, textWidth } from './typeface.ts'

const WIDTH = 1200
const HEIGHT = 630

/** @returns the drawing at the right edge and its left x. */
export function drawBeside(
  drawing: CardDrawing,
  colours: GroundColours,
  photograph?: Uint8Array,
): { drawn: string; left: number } {
  switch (drawing.kind) {
    case 'poster':
      return poster(drawing.scene)
    case 'photograph':
      return { left: 716, drawn: drawPhotograph(drawing.colour, 716, photograph) }
    case 'posters':
      return posters(drawing.scenes, colours)
    case 'plan': {
      const left = 660
      return {
        left,
        drawn: drawPlan(drawing.shows, { x: left, y: 0, width: WIDTH - left, height: HEIGHT }, colours),
      }
    }
    case 'rings':
      return { left: 664, drawn: sceneImage('growth-rings', { x: 634, y: -44, width: 660, height: 718 }) }
    case 'goods':
      return goods(drawing.scenes)
    case 'ticket': {
      const left = 640
      return {
        left,
        drawn: sunk(left) + drawTicket(drawing, { x: left + 52, y: 174, width: 456, height: 282 }),
      }
    }
    case 'panorama':
      return { left: WIDTH, drawn: '' }
  }
}

/** Around its middle: its rendering is cropped around the focus already. */
function drawPhotograph(colour: string, left: number, jpeg?: Uint8Array): string {
  const frame = `x="${left}" width="${WIDTH - left}" height="${HEIGHT}"`
  const image =
    jpeg &&
    `<image ${frame} preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`
  return `<rect ${frame} fill="${colour}"/>${image ?? ''}`
}

function poster(scene: string): { drawn: string; left: number } {
  const left = 716
  return { left, drawn: sceneImage(scene, { x: left, y: 0, width: WIDTH - left, height: HEIGHT }) }
}

/** One for each service that is offered, so there may be any number. */
function posters(scenes: string[], colours: GroundColours): { drawn: string; left: number } {
  const [only = ''] = scenes
  if (scenes.length <= 1) return poster(only)
  return scenes.length <= 3 ? strips(scenes) : plates(scenes, colours)
}

/** The levels share a circle over one terrain, whose middle must stay visible in each narrow crop of the 1280 × 1600. */
function strips(scenes: string[]): { drawn: string; left: number } {
  const left = 552
  const width = (WIDTH - left) / scenes.length
  const part = Math.round((1600 * width) / HEIGHT)
  const drawn = scenes
    .map((scene, index) =>
      sceneImage(
        scene,
        { x: left + index * width, y: 0, width: width + 0.5, height: HEIGHT },
        { part: `${Math.round(CIRCLE_X - part / 2)} 0 ${part} 1600` },
      ),
    )
    .join('')
  return { drawn, left }
}

/** In the scenes. */
const CIRCLE_X = 820.5

function plates(scenes: string[], { rule }: GroundColours): { drawn: string; left: number } {
  const columns = scenes.length === 4 ? 2 : 3
  const rows = Math.ceil(scenes.length / columns)
  const gap = 14
  const height = (HEIGHT - 2 * 40 - (rows - 1) * gap) / rows
  const width = rows === 2 ? height * 0.72 : height * 0.98
  const left = WIDTH - 40 - columns * width - (columns - 1) * gap
  const drawn = scenes
    .map((scene, index) => {
      const x = left + (index % columns) * (width + gap)
      const y = 40 + Math.floor(index / columns) * (height + gap)
      return `${sceneImage(scene, { x, y, width, height })}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${rule}" stroke-width="2"/>`
    })
    .join('')
  return { drawn, left }
}

function goods(scenes: string[]): { drawn: string; left: number } {
  const [only = ''] = scenes
  const left = scenes.length === 1 ? 640 : 610
  if (scenes.length === 1)
    return {
      left,
      drawn: sunk(left) + sceneImage(only, { x: left + 20, y: 55, width: 520, height: 520 }, { fit: 'meet' }),
    }
  const width = (WIDTH - left) / 2
  const height = HEIGHT / 2
  const drawn = scenes
    .map((scene, index) => {
      const x = left + (index % 2) * width
      const y = Math.floor(index / 2) * height
      return (
        `<rect x="${x + 3}" y="${y === 0 ? 0 : y + 3}" width="${width - 3}" height="${height - 3}" fill="${SUNK}"/>` +
        sceneImage(scene, { x: x + 10, y: y + 18, width: width - 20, height: height - 36 }, { fit: 'meet' })
      )
    })
    .join('')
  return { drawn, left }
}

function sunk(left: number): string {
  return `<rect x="${left}" width="${WIDTH - left}" height="${HEIGHT}" fill="${SUNK}"/>`
}

type Ticket = Extract<CardDrawing, { kind: 'ticket' }>

function drawTicket({ scene, level, label, name, price }: Ticket, frame: Frame): string {
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
