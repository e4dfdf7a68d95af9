/**
 * What the terms say about bookings, as figures: the terms' page prints them, booking and cancellation obey them.
 * Days are whole calendar days in Switzerland before the day on which an event begins.
 */
export const BOOKING_TERMS = {
  /** What a customer who cancels owes; the first step that fits counts. After the last one: the whole price. */
  cancellation: [
    { untilDays: 14, owedPercent: 0 },
    { untilDays: 3, owedPercent: 50 },
  ],
  /** Whether an event takes place is decided at the latest this many days before it. */
  decisionDays: 7,
  /** Money goes back within this many days. */
  refundDays: 14,
  /** A booking that a company pays by invoice. */
  invoiceDays: 30,
  /** An offer of ours holds this long. */
  offerDays: 30,
} as const
