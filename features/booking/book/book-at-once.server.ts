import { enqueueMails } from '#platform/outbox/outbox.ts'
import { PRECONDITION_FAILED, pipelined } from '#platform/database/pipeline.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { decideBooking } from '../booking.ts'
import { lockNetwork, requireWithinLimits } from '../database/booking-limits-repository.server.ts'
import { addBooking, type StoredBooking } from '../database/bookings-repository.server.ts'
import { addBookingEvent } from '../database/booking-history.server.ts'
import { bookingMails, requireNoFlood } from '../mail/booking-mails.server.ts'
import { invoiceLimits } from '../rules/invoice-limits.ts'
import type { BookSpotsInput, PreparedBooking } from './booking-input.server.ts'
import { heldLimit } from './held-limit.server.ts'
import { toBookingRow } from './to-booking-row.server.ts'

/**
 * The usual booking in one round trip and one commit: decided as if there were room, then written only if under the
 * event's lock there is, and all limits hold. The lock lasts as long as PostgreSQL needs, without waiting for us. For
 * bookings with a price, without voucher and without an own hold.
 * @returns undefined when anything is unusual (a refusal, a full event, a used key, a limit): nothing is written then, and
 * `bookSpots` goes step by step.
 */
export async function bookAtOnce(
  deps: BookingDeps,
  input: BookSpotsInput,
  prepared: PreparedBooking,
): Promise<StoredBooking | undefined> {
  const { form, network } = input
  const { event, totalCents } = prepared
  const { people, way, email } = form
  const now = deps.clock()
  const request = { people, waitIfFull: false, dueCents: totalCents, way, onTrust: deps.invoicePercent > 0 }
  const decision = decideBooking(event, event.blocked, request, now)
  if (totalCents === 0 || !decision.ok || decision.value.state === 'waitlisted') return undefined
  if (email === null) return undefined
  const { state, payment } = decision.value
  const isInvoiced = payment === 'invoiced'
  const row = {
    ...toBookingRow(deps, input, prepared, now),
    ...decision.value,
    email,
    invoiceOnTrust: isInvoiced,
    voucherId: null,
    voucherCents: 0,
  }
  try {
    const { added } = await pipelined(deps.db, async ({ tx, send }) => {
      // In the lock order of `bookSpots`: event, network, then the address of the mails.
      send(deps.events.lock(tx, event.id))
      if (network) send(lockNetwork(tx, network))
      send(deps.events.takePlaces(tx, event, people, now))
      send(
        requireWithinLimits(tx, {
          eventId: event.id,
          email,
          network,
          people,
          held: state === 'held' && network ? heldLimit(people, network) : undefined,
          invoiced: isInvoiced ? invoiceLimits(event, deps.invoicePercent) : undefined,
        }),
      )
      if (state !== 'held') send(requireNoFlood(tx, email, isInvoiced))
      const inserted = addBooking(tx, row)
      send(inserted)
      send(addBookingEvent(tx, { bookingId: row.id, at: now, action: 'booked', detail: { people, state } }))
      if (state !== 'held')
        send(enqueueMails(tx, bookingMails(deps, { ...row, movedFromId: null }, 'confirmed')))
      return { added: inserted }
    })
    return await added
  } catch (error) {
    if (isFallback(error)) return undefined
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

function isFallback(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return [PRECONDITION_FAILED, UNIQUE_VIOLATION].includes(code ?? cause?.code ?? '')
}
