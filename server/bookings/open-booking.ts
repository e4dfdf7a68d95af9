import type { FastifyReply } from 'fastify'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { DEVICE_STORAGE } from '#content/device-storage.ts'
import type { Language } from '#i18n/languages.ts'
import { type ReadBookingDeps, readBooking } from './read-booking.ts'

/** A hold, and the time that its payment page lives longer. */
const MINUTES = 45
const { name: NAME } = DEVICE_STORAGE.openBooking
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/**
 * Remembers in the browser which booking it went to pay for, so that it finds its own places again. Scripts cannot read
 * the reference; other sites do not send it.
 */
export function rememberOpenBooking(
  reply: FastifyReply,
  { publicUrl }: Pick<BookingDeps, 'publicUrl'>,
  reference: string,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${NAME}=${reference}; Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** The reference that `rememberOpenBooking` left; undefined when there is none. */
export function openReferenceIn({
  headers,
}: {
  headers: { cookie?: string | undefined }
}): string | undefined {
  return headers.cookie === undefined ? undefined : VALUE.exec(headers.cookie)?.[1]
}

/** The booking that the browser went to pay for, as long as it is held; undefined when it is paid or over. */
export async function readOpenBooking(
  deps: ReadBookingDeps,
  reference: string | undefined,
  language: Language,
): Promise<BookingView<CalendarEvent> | undefined> {
  const booking = reference && (await readBooking(deps, reference, language))
  return booking && booking.state === 'held' ? booking : undefined
}
