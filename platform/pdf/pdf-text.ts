export const INK = '#0f2423'
export const INK_2 = '#455b5b'

/** One line on its baseline. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  font: string,
  size: number,
  text: string,
  x: number,
  baseline: number,
  { color = INK, characterSpacing = 0 }: { color?: string; characterSpacing?: number } = {},
): void {
  doc.font(font).fontSize(size).fillColor(color)
  doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing })
}

/** The largest font size, up to `largest`, that fits the width. */
export function fittedSize(
  doc: PDFKit.PDFDocument,
  font: string,
  largest: number,
  text: string,
  width: number,
): number {
  return Math.min(largest, (largest * width) / doc.font(font).fontSize(largest).widthOfString(text))
}

/** The fonts draw all spaces; plain ones keep copied text searchable. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
