import { BLUE, OUTLINE, RED, YELLOW } from './palette.ts'
import type { SignTexts } from './picture-card.ts'
import { drawText, textWidth } from './typeface.ts'

interface SignPlace {
  x: number
  y: number
  height: number
  minWidth?: number
  maxWidth: number
}

/** The text shrinks to fit. */
export function drawSign({ text, note, level = 1 }: SignTexts, place: SignPlace): string {
  const { x, y, height, minWidth = 0, maxWidth } = place
  const tip = (height * 26) / 56
  const flag = level === 1 ? 0 : (height * 52) / 56
  const padding = height * 0.34
  const right = flag > 0 ? flag + height * 0.28 : tip + height * 0.24
  const gap = note ? height * 0.5 : 0
  const widthAt = (size: number) =>
    padding + textWidth(text, messages(size)) + gap + noteWidth(note, size) + right
  let size = height * 0.37
  while (size > height * 0.2 && widthAt(size) > maxWidth) size -= 1
  const width = Math.min(maxWidth, Math.max(minWidth, widthAt(size)))
  const points = (edge: number) =>
    [
      [x - edge, y - edge],
      [x + width - tip, y - edge],
      [x + width + edge * 1.4, y + height / 2],
      [x + width - tip, y + height + edge],
      [x - edge, y + height + edge],
    ]
      .map((point) => point.join(' '))
      .join('L')
  const baseline = y + height / 2 + size * 0.35
  const fill = level === 3 ? '#fff' : OUTLINE
  const clip = `sign-${Math.round(x)}-${Math.round(y)}`
  const tipStripes =
    flag > 0
      ? `<clipPath id="${clip}"><path d="M${points(0)}Z"/></clipPath><g clip-path="url(#${clip})"><path fill="#fff" d="M${x + width - flag} ${y}h${flag}v${height}h${-flag}z"/><path fill="${level === 3 ? BLUE : RED}" d="M${x + width - flag} ${y + height / 3}h${flag}v${height / 3}h${-flag}z"/></g>`
      : ''
  return [
    `<path fill="${OUTLINE}" d="M${points(2)}Z"/><path fill="${level === 3 ? BLUE : YELLOW}" d="M${points(0)}Z"/>`,
    tipStripes,
    drawText(text, { ...messages(size), x: x + padding, y: baseline, fill }),
    note
      ? drawText(note, { ...messages(size * 0.86), x: x + width - right, y: baseline, fill, align: 'end' })
      : '',
  ].join('')
}

function messages(size: number) {
  return { face: 'sign', size, tracking: 0.002 } as const
}

function noteWidth(note: string | undefined, size: number): number {
  return note ? textWidth(note, messages(size * 0.86)) : 0
}

export function drawRhombus(x: number, y: number, width: number, stroke = 2): string {
  const half = width / 2
  return `<path fill="${YELLOW}" stroke="${OUTLINE}" stroke-width="${stroke}" d="M${x - half} ${y}l${half} ${-width / 3} ${half} ${width / 3} ${-half} ${width / 3}z"/>`
}
