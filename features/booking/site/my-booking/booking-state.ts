import type { MyBooking } from './my-booking.loader.ts'

/** Refines the state: offers and expired holds read differently. */
export type DisplayedState =
  | 'held'
  | 'confirmed'
  | 'waitlisted'
  | 'asked'
  | 'offered'
  | 'cancelled'
  | 'calledOff'
  /** Postponed or called off by us, and not answered yet. */
  | 'postponed'
  | 'choosing'
  /** The voucher or the money was chosen. */
  | 'released'
  | 'lapsed'
  | 'left'
  | 'moved'
  | 'over'

export function displayedState(booking: MyBooking): DisplayedState {
  const { state, payment, offerOpen, leftList, event, feeCents, plan } = booking
  if (state === 'attended' || state === 'no_show') return 'over'
  if (state === 'waitlisted' && payment === 'invoice_asked') return 'asked'
  if (state === 'waitlisted') return offerOpen ? 'offered' : 'waitlisted'
  if (state === 'cancelled' && plan?.chosen) return 'released'
  if (state === 'confirmed' && plan?.isOpen && !plan.chosen)
    return plan.kind === 'postponed' ? 'postponed' : 'choosing'
  if (state === 'cancelled' && event.cancelled && feeCents === 0) return 'calledOff'
  if (state === 'cancelled' && leftList) return 'left'
  // Nothing was paid: the hold or offer expired.
  if (state === 'cancelled') return payment === 'open' ? 'lapsed' : 'cancelled'
  if (state === 'confirmed' && event.phase === 'over') return 'over'
  return state
}
