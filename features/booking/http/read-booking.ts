import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { findBookingByReference, viewBooking } from '#features/booking/change/view-booking.server.ts'
import { checkInCode, checkInPicture, hasCheckIn } from '#features/booking/roster/check-in-code.server.ts'
import { isGroupOpen } from '#features/booking/group/group.ts'
import { viewGroup } from '#features/booking/group/view-group.server.ts'
import { listInvoicesOfBooking } from '#features/invoice/http/list-invoices-of-booking.ts'
import { findAnyEvent } from '#features/calendar/database/events-repository.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { FastifyReply } from 'fastify'
import { DEVICE_STORAGE } from '#features/privacy/content/device-storage.ts'

export type ReadBookingDeps = Pick<BookingDeps, 'db' | 'key' | 'events' | 'clock' | 'vouchers' | 'payments'>

/** In the reader's language. Extends the hold to the time it announces, even if the reader leaves payment. */
export async function readBooking(
  { db, key, events, clock, vouchers, payments }: ReadBookingDeps,
  reference: string,
  language: Language,
) {
  const booking = await findBookingByReference(db, reference)
  if (!booking) return undefined
  const now = clock()
  const booked = await events.find(db, booking.eventId, language)
  const event = await findAnyEvent(db, booking.eventId, { language, now, offer: events.offer() })
  if (!booked || !event) return undefined
  if (booking.state === 'held' && booking.sessionId) await payments.noteReturn(booking.sessionId)
  const group = isGroupOpen(booking, booked, now) ? await viewGroup(db, key, booking.id) : null
  const checkIn = hasCheckIn(booking, booked, now) ? checkInPicture(checkInCode(key, booking.id)) : null
  const view = await viewBooking(db, booking, { reference, event: booked, now, vouchers })
  const invoices = await listInvoicesOfBooking({ db, key }, booking)
  return { ...view, event, group, checkIn, invoices }
}

/** The hold plus the extra lifetime of the payment page. */
const MINUTES = 45
const { name: NAME } = DEVICE_STORAGE.openBooking
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** Cookie with the booking being paid for, so that the browser finds its own places again. HttpOnly and SameSite. */
export function rememberOpenBooking(
  reply: FastifyReply,
  { publicUrl }: Pick<BookingDeps, 'publicUrl'>,
  reference: string,
) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${NAME}=${reference}; Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`,
  )
}

export function openReferenceIn({ headers }: { headers: { cookie?: string | undefined } }) {
  return headers.cookie === undefined ? undefined : VALUE.exec(headers.cookie)?.[1]
}

/** The booking being paid for while it is held; undefined once paid or expired. */
export async function readOpenBooking(
  deps: ReadBookingDeps,
  reference: string | undefined,
  language: Language,
) {
  const booking = reference && (await readBooking(deps, reference, language))
  return booking && booking.state === 'held' ? booking : undefined
}
