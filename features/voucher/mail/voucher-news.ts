/** Kind of the mail that brings a voucher once more. Payload: `voucherId`, `news`. A replaced voucher goes as its replacement. */
export const VOUCHER_COPY = 'voucher-copy'

/** Sent once more as it is, as the replacement of a lost one, or in place of what a booking was paid with. */
export const VOUCHER_NEWS = ['copy', 'replaced', 'from_booking'] as const
export type VoucherNews = (typeof VOUCHER_NEWS)[number]
