import { lastHistoryEntry, listCallsSince } from '#features/booking/database/calls-repository.server.ts'
import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import { isWithheldNews } from '#features/booking/mail/booking-notifications.ts'
import type { PlannedMail, PlannedNews } from '#features/booking/mail/planned-mail.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { listMailsOfTransaction } from '#platform/outbox/outbox.ts'
import { renderBookingNotification } from '../../bookings/render-booking-mail.ts'
import { maskCodes } from './mask-codes.ts'
import type { StaffDeps } from '../staff-deps.ts'

/** Undoes everything and carries out what was seen. */
class Seen<Value> extends Error {
  readonly news: PlannedNews & { value: Value }

  constructor(news: PlannedNews & { value: Value }) {
    super('looked at')
    this.news = news
  }
}

/**
 * The mails to customers exactly as `run` would send them: it is run, what it enqueued is rendered, and all is rolled back.
 * Holds the locks of `run` meanwhile. Codes are masked, as in every mail that staff read.
 * @param run must use the database that it is given @returns its refusal, or what it answered with who gets what
 */
export async function previewMails<Value, Refusal>(
  deps: StaffDeps,
  run: (within: StaffDeps) => Promise<Result<Value, Refusal>>,
): Promise<Result<PlannedNews & { value: Value }, Refusal>> {
  try {
    return await deps.db.transaction(async (tx): Promise<Result<never, Refusal>> => {
      const before = await lastHistoryEntry(tx)
      // A transaction in the transaction is a savepoint; nothing asks it for its pool.
      const db = tx as unknown as Database
      const ran = await run({ ...deps, db, calendar: { ...deps.calendar, db } })
      if (!ran.ok) return ran
      const renderDeps = { ...deps, database: db }
      const mails: PlannedMail[] = []
      for (const { to, language, payload } of await listMailsOfTransaction(tx, BOOKING_MAIL)) {
        const { subject, text } = await renderBookingNotification(renderDeps, language, payload)
        mails.push({ to, language, subject, text: maskCodes(text), always: !isWithheldNews(payload['news']) })
      }
      throw new Seen({ mails, calls: await listCallsSince(tx, before), value: ran.value })
    })
  } catch (error) {
    if (error instanceof Seen) return accept((error as Seen<Value>).news)
    throw error
  }
}
