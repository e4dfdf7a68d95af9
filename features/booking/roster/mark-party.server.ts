import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { peopleToMark, statusOfParties } from './party-status.ts'
import { insertMark, listMarksOfBooking } from './roster-marks-repository.server.ts'

/** Device id of marks that the office makes: one for all of its staff. */
const OFFICE_DEVICE = '00000000-0000-4000-8000-00000000de5c'

/**
 * Records the office's entry for a whole party as the marks that a roster would make: everybody missing is present,
 * or nobody is any more (ADR-051). Writes no mark twice. The caller has locked the booking, and sets its state.
 */
export async function markParty(
  tx: Transaction,
  booking: Pick<StoredBooking, 'id' | 'people' | 'state'>,
  { isHere, staffId, now }: { isHere: boolean; staffId: string; now: Date },
): Promise<void> {
  const { id: bookingId, people } = booking
  const marks = await listMarksOfBooking(tx, bookingId)
  const isMarked = marks.some(({ kind }) => kind !== 'paid')
  const wasHere = booking.state === 'attended'
  const party = { id: bookingId, people, wasHere, money: 'settled', doorCents: 0 } as const
  const status = statusOfParties([party], marks).get(bookingId)
  if (!status) return
  const everybody = status.people.map((_, person) => person)
  for (const { person, kind } of peopleToMark(status, everybody, isHere, isMarked))
    await insertMark(tx, {
      id: randomUUID(),
      bookingId,
      person,
      kind,
      device: OFFICE_DEVICE,
      markedBy: staffId,
      markedAt: now,
      receivedAt: now,
    })
}
