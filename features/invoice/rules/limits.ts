import { QR_LIMITS } from './qr-bill.ts'

/** Characters, and lines of an invoice. */
export const INVOICE_LIMITS = {
  ...QR_LIMITS,
  title: 120,
  detail: 240,
  orderNumber: 30,
  note: 600,
  reason: 300,
  lines: 40,
  voucher: 64,
} as const
