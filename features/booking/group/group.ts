import type { Language } from '#i18n/languages.ts'
import type { CheckInPicture } from '../roster/check-in-code.ts'
import type { BookableEvent, BookingState } from '../booking.ts'

/** Maximum characters. */
export const GUEST_LIMITS = { name: 120, note: 500 } as const

/** What a guest eats, where a meal belongs to the event. Not about health: that belongs into the note. */
export const FOODS = ['everything', 'vegetarian', 'vegan'] as const
export type Food = (typeof FOODS)[number]

/** Input of a guest. The note is shown to the guide, not to the booker. */
export interface GuestEntry {
  name: string
  food: Food
  note: string
}

/** Of a booking's private page: who has entered himself, without food and note. */
export interface BookingGroup {
  /** Secret part of the link for guests; null until it is created. */
  link: string | null
  guests: { id: string; name: string; at: string }[]
}

/** View of a guest, without the entries of others. */
export interface GroupView<Event = unknown> {
  link: string
  event: Event
  company: string | null
  people: number
  entered: number
  /** Until the event starts, while the booking is active. */
  isOpen: boolean
  packingList: string[]
  /** Of this reader; null for a new one. */
  own: (GuestEntry & { entry: string; checkIn: CheckInPicture | null }) | null
}

/** For the guide. */
export interface StaffGuest extends GuestEntry {
  id: string
  language: Language
}

/** Whether guests may enter themselves: a confirmed booking of two or more, until the event begins. */
export function isGroupOpen(
  { state, people }: { state: BookingState; people: number },
  { startsAt, cancelled }: Pick<BookableEvent, 'startsAt' | 'cancelled'>,
  now: Date,
) {
  return state === 'confirmed' && people >= 2 && !cancelled && startsAt > now
}
