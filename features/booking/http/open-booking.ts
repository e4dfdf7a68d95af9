import type { FastifyReply } from 'fastify'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { DEVICE_STORAGE } from '#content/device-storage.ts'
import type { Language } from '#i18n/languages.ts'
import { type ReadBookingDeps, readBooking } from './read-booking.ts'

/** The hold plus the extra lifetime of the payment page. */
const MINUTES = 45
const { name: NAME } = DEVICE_STORAGE.openBooking
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** Cookie with the booking being paid for, so that the browser finds its own places again. HttpOnly and SameSite. */
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

export function openReferenceIn({
  headers,
}: {
  headers: { cookie?: string | undefined }
}): string | undefined {
  return headers.cookie === undefined ? undefined : VALUE.exec(headers.cookie)?.[1]
}

/** The booking being paid for while it is held; undefined once paid or expired. */
export async function readOpenBooking(
  deps: ReadBookingDeps,
  reference: string | undefined,
  language: Language,
): Promise<BookingView<CalendarEvent> | undefined> {
  const booking = reference && (await readBooking(deps, reference, language))
  return booking && booking.state === 'held' ? booking : undefined
}
