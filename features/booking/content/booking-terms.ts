/**
 * Booking terms as figures: printed by the terms page, applied to bookings. Days are Swiss calendar days before the
 * start.
 */
export const BOOKING_TERMS = {
  /** Cancellation fees; the first matching step counts, after the last the whole price is due. */
  cancellation: [
    { untilDays: 14, feePercent: 0 },
    { untilDays: 3, feePercent: 50 },
  ],
  /** Latest decision on whether an event takes place, in days before it. */
  decisionDays: 7,
  /** Latest final number of a group at an agreed price, in days before the event. */
  finalNumberDays: 7,
  /** Latest refund. */
  refundDays: 14,
  /** Payment term of invoices. */
  invoiceDays: 30,
  /** Validity of an offer. */
  offerDays: 30,
} as const
