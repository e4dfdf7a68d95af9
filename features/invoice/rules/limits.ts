/** Characters of a QR-bill's fields (implementation guidelines 2.3, 4.2.2). */
export const QR_LIMITS = {
  name: 70,
  street: 70,
  houseNumber: 16,
  postalCode: 16,
  city: 35,
  message: 140,
} as const

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
