import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { projectFolder } from '#platform/project-folder.ts'

const FILES = {
  text: 'Archivo-Regular',
  strong: 'Archivo-SemiBold',
  sign: 'Archivo-Sign',
  italic: 'Newsreader-Italic',
} as const

export type FaceName = keyof typeof FILES

/** `size` in pixels, `tracking` in em. */
export interface Setting {
  face: FaceName
  size: number
  tracking?: number
}

interface TextLook extends Setting {
  x: number
  y: number
  fill: string
  align?: 'start' | 'middle' | 'end'
}

/** Outlines, so that rendering needs no fonts. */
export function drawText(text: string, { x, y, fill, align = 'start', ...setting }: TextLook): string {
  const { data, width } = outline(text, setting)
  const left = align === 'end' ? x - width : align === 'middle' ? x - width / 2 : x
  return `<path transform="translate(${round(left)} ${round(y)})" fill="${fill}" d="${data}"/>`
}

export function textWidth(text: string, setting: Setting): number {
  return setLine(text, setting).width
}

function outline(text: string, setting: Setting): { data: string; width: number } {
  const { placed, scale, width } = setLine(text, setting)
  return { data: placed.map(({ glyph, x }) => place(glyph.path.commands, x, scale)).join(''), width }
}

/** Without the outlines, which take most of the time and which measuring does not need. */
function setLine(text: string, { face, size, tracking = 0 }: Setting) {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(printable(text))
  let pen = 0
  const placed = glyphs.map((glyph, index) => {
    const position = positions[index]
    const x = pen + (position?.xOffset ?? 0) * scale
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
    return { glyph, x }
  })
  return { placed, scale, width: glyphs.length > 0 ? pen - tracking * size : 0 }
}

type Command = { command: string; args: number[] }

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Font units point upwards, pixels downwards. */
function place(commands: Command[], x: number, scale: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => round(index % 2 === 0 ? x + value * scale : -value * scale))
      return `${LETTERS[command]}${points.join(' ')}`
    })
    .join('')
}

/** Invisible break characters have no glyph; the fonts lack a narrow no-break space. */
function printable(text: string): string {
  return text.replace(/[\u00ad\u2060\u200b]/g, '').replaceAll('\u202f', '\u00a0')
}

const fonts = new Map<FaceName, Font>()

function fontOf(face: FaceName): Font {
  const font = fonts.get(face) ?? open(face)
  fonts.set(face, font)
  return font
}

function open(face: FaceName): Font {
  const font = openSync(join(projectFolder, 'platform/pdf/fonts', `${FILES[face]}.ttf`))
  if (!('layout' in font)) throw new Error(`${FILES[face]} is a collection of fonts`)
  return font
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
