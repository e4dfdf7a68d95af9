import type { PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, INK, plainSpaces } from '#platform/pdf/pdf-text.ts'

/** Points, A4 upright. */
export const LEFT = 62
export const RIGHT = 533
export const TOP = 56

/** Lines, blocks and rules of a quote; `y` is where the next thing goes. */
export class QuoteSheet {
  protected y = TOP
  protected readonly page: PdfPage

  constructor(page: PdfPage) {
    this.page = page
  }

  protected line(
    tag: string,
    font: string,
    size: number,
    text: string,
    x: number,
    baseline: number,
    color = INK,
  ): void {
    this.page.tagged(tag, () =>
      drawLine(this.page.doc, font, size, plainSpaces(text), x, baseline, { color }),
    )
  }

  protected rightLine(
    font: string,
    size: number,
    text: string,
    right: number,
    baseline: number,
    color: string,
  ): void {
    const { doc } = this.page
    const words = plainSpaces(text)
    const x = right - doc.font(font).fontSize(size).widthOfString(words)
    this.page.tagged('P', () => drawLine(doc, font, size, words, x, baseline, { color }))
  }

  protected block(
    tag: string,
    font: string,
    size: number,
    text: string,
    x: number,
    top: number,
    width: number,
    color = INK,
  ): void {
    const { doc } = this.page
    this.page.tagged(tag, () =>
      doc.font(font).fontSize(size).fillColor(color).text(plainSpaces(text), x, top, { width }),
    )
  }

  protected rule(y: number, width: number, color: string): void {
    if (width === 0) return
    const { doc, decorate } = this.page
    decorate(() => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(color))
  }
}
