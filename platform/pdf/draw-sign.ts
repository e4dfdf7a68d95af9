import type { Frame } from './draw-scene.ts'

const OUTLINE = '#14201a'
const YELLOW = '#ffc914'
const RED = '#c9212b'
const BLUE = '#1462a8'
const WHITE = '#ffffff'

/** The trail sign: yellow for level 1 and value vouchers, a red and white tip for level 2, blue for level 3. */
export function drawSign(
  doc: PDFKit.PDFDocument,
  frame: Frame,
  level: number,
  words: string,
  amount: string,
): void {
  const { x, y, width, height } = frame
  const tip = (height * 26) / 56
  const stripe = level === 3 ? BLUE : RED
  const shape = () =>
    doc.polygon(
      [x, y],
      [x + width - tip, y],
      [x + width, y + height / 2],
      [x + width - tip, y + height],
      [x, y + height],
    )
  doc.save()
  shape().clip()
  doc.rect(x, y, width, height).fill(level === 3 ? BLUE : YELLOW)
  const flag = level === 1 ? 0 : (height * 52) / 56
  if (flag > 0) {
    doc.rect(x + width - flag, y, flag, height).fill(WHITE)
    doc.rect(x + width - flag, y + height / 3, flag, height / 3).fill(stripe)
  }
  doc.restore()
  shape().lineWidth(1.5).lineJoin('miter').stroke(OUTLINE)
  const color = level === 3 ? WHITE : OUTLINE
  const right = x + width - (flag > 0 ? flag + 16 : tip + 18)
  const baseline = y + height / 2 + height * 0.125
  doc.font('sign').fillColor(color)
  doc.fontSize(height * 0.34).text(words, x + 18, baseline, { lineBreak: false, baseline: 'alphabetic' })
  doc.fontSize(height * 0.43)
  const left = right - doc.widthOfString(amount)
  doc.text(amount, left, baseline + height * 0.03, { lineBreak: false, baseline: 'alphabetic' })
}

export function drawRhombus(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  doc
    .polygon(
      [x + width / 2, y],
      [x + width, y + height / 2],
      [x + width / 2, y + height],
      [x, y + height / 2],
    )
    .lineWidth(1.3)
    .lineJoin('miter')
    .fillAndStroke(YELLOW, OUTLINE)
}
