import { accept, refuseFor } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { applyChoice } from './choose.server.ts'
import {
  claimToRemind,
  findChoiceOf,
  listOverduePlans,
  listSilent,
  settlePlan,
  type StoredPlan,
} from './plans-repository.server.ts'

const BATCH = 20

/**
 * Applies the default after the deadline where no choice was made, exactly once across processes; sends a reminder a day before.
 * Continues after a failure and throws the first at the end. @returns how many got the default
 */
export async function sweepPlans(deps: BookingDeps) {
  const now = deps.clock()
  await remindSilent(deps, now)
  const failures: unknown[] = []
  let settled = 0
  for (const plan of await listOverduePlans(deps.db, now, BATCH)) {
    const before = failures.length
    for (const bookingId of await listSilent(deps.db, plan.id))
      try {
        if (await applyDefault(deps, plan, bookingId)) settled += 1
      } catch (error) {
        failures.push(error)
      }
    if (failures.length === before) await settlePlan(deps.db, plan.id, now)
  }
  if (failures.length > 0) throw failures[0]
  return settled
}

async function applyDefault(deps: BookingDeps, plan: StoredPlan, bookingId: string): Promise<boolean> {
  const applied = await withBookingLocks(deps, bookingId, {}, async ({ tx, booking, now }) => {
    const held = await findChoiceOf(tx, bookingId, { lock: true })
    const isSilent = held?.plan.id === plan.id && held.chosen.choice === null
    if (!isSilent || booking.state !== 'confirmed') return refuseFor('not_changeable')
    const { chosen } = held
    const choice = plan.byDefault
    return accept(await applyChoice(tx, deps, { booking, chosen, choice, now, byDefault: true }))
  })
  return applied.ok
}

function remindSilent(deps: BookingDeps, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    for (const { id } of await claimToRemind(tx, now))
      for (const bookingId of await listSilent(tx, id)) {
        const booking = await findBooking(tx, { id: bookingId })
        if (!booking) continue
        await recordBookingEvent(tx, bookingId, now, 'choice_reminded')
        await enqueueBookingMails(tx, deps, booking, 'choice_reminder')
      }
  })
}
