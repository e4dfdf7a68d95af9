import type { Database } from '#platform/database/database.ts'
import { moneyLeftCents } from '../booking.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { PlanChoice } from './plan-b.ts'
import type { PlanView } from './plan-view.ts'
import { findChoiceOf } from './plans-repository.server.ts'

/**
 * A group at an agreed price has its date alone: there is no other one with its price. No voucher is issued for money that a bank contests.
 */
export function isOffered(
  choice: PlanChoice,
  { agreedPrice, contestedCents }: Pick<StoredBooking, 'agreedPrice' | 'contestedCents'>,
): boolean {
  return !(choice === 'other_date' && agreedPrice) && !(choice === 'voucher' && contestedCents > 0)
}

/** The latest plan that concerns the booking; null when none does. */
export async function readPlanView(
  db: Database,
  booking: StoredBooking,
  now: Date,
): Promise<PlanView | null> {
  const found = await findChoiceOf(db, booking.id)
  if (!found) return null
  const { plan, chosen } = found
  return {
    kind: plan.kind,
    until: plan.until.toISOString(),
    isOpen: plan.settledAt === null && plan.until > now && booking.state === 'confirmed',
    startedLocal: plan.startedLocal,
    eventId: plan.eventId,
    newEventId: plan.newEventId,
    choices: plan.choices.filter((each) => isOffered(each, booking)),
    chosen: chosen.choice,
    byDefault: plan.byDefault,
    wasSilent: chosen.byDefault,
    moneyCents: moneyLeftCents(booking),
    onVoucherCents: booking.voucherCents,
  }
}
