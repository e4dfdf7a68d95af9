import { MAX_PEOPLE } from '#features/booking/booking.ts'
import { type StaffBookingDraft, type StaffWay, HOLD_DAYS } from '#features/booking/rules/booking-form.ts'
import type { Language } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'

/** The sheet as it lies there; names are one text, a line each. */
export interface TelephoneDraft extends Omit<StaffBookingDraft, 'participants' | 'waitIfFull'> {
  names: string
}

/** What the blocks of the sheet share. */
export interface SheetFields {
  draft: TelephoneDraft
  problems: readonly FieldProblem[]
  change: (change: Partial<TelephoneDraft>) => void
}

export function emptyDraft(eventId: string, language: Language): TelephoneDraft {
  return {
    eventId,
    people: 1,
    name: '',
    email: '',
    phone: '',
    language,
    way: 'door',
    holdDays: HOLD_DAYS[0],
    company: '',
    street: '',
    postalCode: '',
    city: '',
    note: '',
    noteConsent: false,
    staffNote: '',
    names: '',
    voucher: '',
  }
}

/** What is sent: the price that was read out, and the waiting list only where it was announced. */
export function toBooking(draft: TelephoneDraft, event: SeasonEvent | undefined): StaffBookingDraft {
  const { names, ...form } = draft
  const lines = names.split('\n').map((line) => line.trim())
  return {
    ...form,
    participants: lines.filter(Boolean),
    waitIfFull: event !== undefined && waits(event, draft.people),
    ...(event && { shownTotalCents: totalOf(event, draft.people) }),
  }
}

/** Dates that can be booked, soonest first. */
export function bookable(events: readonly SeasonEvent[]) {
  return events.filter(
    ({ cancelled, phase, priceCents }) => !cancelled && phase === 'coming' && priceCents !== null,
  )
}

export function totalOf({ priceCents }: Pick<SeasonEvent, 'priceCents'>, people: number) {
  return (priceCents ?? 0) * people
}

/** More people than there are free places. */
export function waits({ placesLeft }: Pick<SeasonEvent, 'placesLeft'>, people: number) {
  return placesLeft !== null && people > placesLeft
}

/** The most that an event can ever take. */
export function mostPeople(event: Pick<SeasonEvent, 'places'> | undefined) {
  return Math.min(MAX_PEOPLE, event?.places ?? MAX_PEOPLE)
}

/** Reserves places instead of booking them. */
export function isReserving(way: StaffWay) {
  return way === 'hold' || way === 'online'
}
