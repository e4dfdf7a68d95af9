import { create } from 'qrcode'
import type { Frame } from '#platform/pdf/draw-scene.ts'

/** A QR code as one vector path, error correction M. The caller leaves a quiet zone of four modules. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, frame: Frame): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = frame.width / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue
      const end = endOfRun((next) => next < modules.size && Boolean(modules.get(row, next)), column)
      const x = frame.x + column * step
      doc.rect(x, frame.y + row * step, (end - column) * step, step)
      column = end
    }
  }
  doc.fill('#0f2423')
}

/** Merges adjacent modules, so that no hairlines show. */
function endOfRun(isDark: (column: number) => boolean, start: number): number {
  let end = start
  while (isDark(end)) end++
  return end
}
