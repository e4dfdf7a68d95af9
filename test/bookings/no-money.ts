import type { BookingMoney } from '#features/booking/booking.ts'

/** A confirmed booking for which nothing was asked or paid. */
export const NO_MONEY: BookingMoney = {
  state: 'confirmed',
  payment: 'paid',
  totalCents: 0,
  feeCents: 0,
  voucherCents: 0,
  paidCents: 0,
  refundedCents: 0,
  withdrawnCents: 0,
  creditedCents: 0,
  waivedCents: 0,
  waivedKeptCents: 0,
  contestedCents: 0,
}
