import { lastHistoryEntry, listCallsSince } from '#features/booking/database/booking-history.server.ts'
import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import {
  isWithheldNews,
  type PreviewedMail,
  type MailPreview,
} from '#features/booking/mail/booking-notifications.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { letterText } from '#platform/mail/letter.ts'
import { listMailsOfTransaction } from '#platform/outbox/outbox.ts'
import { bookingLetters } from '#features/booking/http/booking-letters.ts'
import { maskCodes } from './mask-codes.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

/** Rolls the transaction back and carries the preview out of it. */
class RollbackWithPreview<Value> extends Error {
  readonly preview: MailPreview & { value: Value }

  constructor(preview: MailPreview & { value: Value }) {
    super('rolled back after the preview')
    this.preview = preview
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
): Promise<Result<MailPreview & { value: Value }, Refusal>> {
  try {
    return await deps.db.transaction(async (tx): Promise<Result<never, Refusal>> => {
      const before = await lastHistoryEntry(tx)
      // A transaction in the transaction is a savepoint; nothing asks it for its pool.
      const db = tx as unknown as Database
      const ran = await run({ ...deps, db, isPreview: true, calendar: { ...deps.calendar, db } })
      if (!ran.ok) return ran
      const renderDeps = { ...deps, database: db }
      const mails: PreviewedMail[] = []
      for (const { to, language, payload } of await listMailsOfTransaction(tx, BOOKING_MAIL)) {
        const letter = await bookingLetters.booking(renderDeps, payload, language)
        const text = maskCodes(letterText(letter, deps.messages.current().facts.company))
        const always = !isWithheldNews(payload['news'])
        mails.push({ to, language, subject: letter.subject, text, always })
      }
      throw new RollbackWithPreview({ mails, calls: await listCallsSince(tx, before), value: ran.value })
    })
  } catch (error) {
    if (error instanceof RollbackWithPreview) return accept((error as RollbackWithPreview<Value>).preview)
    throw error
  }
}
