import { type PdfFile, renderVoucherPdf } from '#features/voucher/voucher-pdf.server.ts'
import { drawEventSheet } from '../event-sheet/draw-event-sheet.ts'

/** What a PDF is drawn from. Survives a structured clone. */
export type PdfRequest =
  | { kind: 'voucher'; input: Parameters<typeof renderVoucherPdf> }
  | { kind: 'event-sheet'; input: Parameters<typeof drawEventSheet> }

export async function renderPdf(request: PdfRequest): Promise<PdfFile> {
  if (request.kind === 'voucher') return renderVoucherPdf(...request.input)
  const content = await drawEventSheet(...request.input)
  return { filename: 'team-event.pdf', content, contentType: 'application/pdf' }
}
