import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import type { PlanRefusal } from '#features/booking/plan-b/plan-b.ts'
import type { PlannedMail } from '#features/booking/plan-b/staff-plan.ts'
import { type PlanWish, startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { listChoices } from '#features/booking/plan-b/plans-repository.server.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { planEvents } from '../bookings/plan-events.ts'
import { renderBookingNotification } from '../bookings/render-booking-mail.ts'
import { maskCodes } from './mask-codes.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Undoes everything and carries out what was seen. */
class Seen extends Error {
  readonly mails: PlannedMail[]

  constructor(mails: PlannedMail[]) {
    super('looked at')
    this.mails = mails
  }
}

/** The mails exactly as a start would send them: it is started, read, and rolled back. */
export async function previewPlanMails(
  deps: StaffDeps,
  wish: PlanWish,
  staffId: string,
): Promise<Result<PlannedMail[], PlanRefusal>> {
  try {
    return await deps.db.transaction(async (tx): Promise<Result<never, PlanRefusal>> => {
      // A transaction in the transaction is a savepoint; nothing asks it for its pool.
      const db = tx as unknown as Database
      const started = await startPlan({ ...deps, db, planEvents: planEvents(deps.clock) }, wish, staffId)
      if (!started.ok) return started
      const mails: PlannedMail[] = []
      for (const { chosen } of await listChoices(tx, started.value.id)) {
        const booking = await findBooking(tx, { id: chosen.bookingId })
        if (!booking?.email) continue
        const payload = { bookingId: booking.id, news: started.value.kind }
        const renderDeps = { ...deps, database: db }
        const { subject, text } = await renderBookingNotification(renderDeps, booking.language, payload)
        const { email: to, language } = booking
        mails.push({ to, language, subject, text: maskCodes(text) })
      }
      throw new Seen(mails)
    })
  } catch (error) {
    if (error instanceof Seen) return accept(error.mails)
    throw error
  }
}
