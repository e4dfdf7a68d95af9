import { renderInvoicePdf } from '#features/invoice/pdf/invoice-pdf.server.ts'
import { drawAddressLabel } from '#features/order/parcels/paper/address-label.server.ts'
import { drawPackingSlip } from '#features/order/parcels/paper/packing-slip.server.ts'
import { renderVoucherPdf } from '#features/voucher/voucher-pdf.server.ts'
import { drawBookingSheet } from '#features/booking/http/draw-booking-sheet.ts'
import { drawGuestCodes } from '#features/booking/http/draw-guest-codes.ts'
import { drawEventSheet } from '#features/calendar/http/draw-event-sheet.ts'
import type { PictureCard } from '#site/share-pictures/picture-card.ts'
import { drawPicture } from '#site/share-pictures/draw-picture.ts'
import { renderPng } from '#site/share-pictures/render-png.ts'

/** What a PDF is drawn from. Survives a structured clone. */
export type PdfRequest =
  | { kind: 'voucher'; input: Parameters<typeof renderVoucherPdf> }
  | { kind: 'booking-sheet'; input: Parameters<typeof drawBookingSheet> }
  | { kind: 'guest-codes'; input: Parameters<typeof drawGuestCodes> }
  | { kind: 'invoice'; input: Parameters<typeof renderInvoicePdf> }
  | { kind: 'packing-slip'; input: Parameters<typeof drawPackingSlip> }
  | { kind: 'address-label'; input: Parameters<typeof drawAddressLabel> }
  | { kind: 'event-sheet'; input: Parameters<typeof drawEventSheet> }

export type DrawingRequest =
  | PdfRequest
  | {
      kind: 'picture'
      card: PictureCard
      /** JPEG of a card that shows one. */
      photograph?: Uint8Array | undefined
    }

export interface DrawnFile {
  filename: string
  content: Buffer
  contentType: 'application/pdf' | 'image/png'
}

export async function drawFile(request: DrawingRequest): Promise<DrawnFile> {
  switch (request.kind) {
    case 'voucher':
      return renderVoucherPdf(...request.input)
    case 'booking-sheet': {
      const content = await drawBookingSheet(...request.input)
      return { filename: 'booking.pdf', content, contentType: 'application/pdf' }
    }
    case 'guest-codes': {
      const content = await drawGuestCodes(...request.input)
      return { filename: 'codes.pdf', content, contentType: 'application/pdf' }
    }
    case 'invoice':
      return renderInvoicePdf(...request.input)
    case 'packing-slip':
      return drawPackingSlip(...request.input)
    case 'address-label':
      return drawAddressLabel(...request.input)
    case 'event-sheet': {
      const content = await drawEventSheet(...request.input)
      return { filename: 'team-event.pdf', content, contentType: 'application/pdf' }
    }
    case 'picture': {
      const content = await renderPng(drawPicture(request.card, request.photograph))
      return { filename: 'picture.png', content, contentType: 'image/png' }
    }
  }
}
