import type { PlanDefault, PlanChoice } from '#features/booking/plan-b/plan-b.ts'
import type { PreviewedMail, MailPreview } from '#features/booking/mail/mail-preview.ts'
import type { PlanPreview, StaffPlan } from '#features/booking/plan-b/staff-plan.ts'
import type { BookedPeople, StaffBooking } from '#features/booking/rules/staff-booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { Repetition } from '#features/calendar/rules/repeat-days.ts'
import type { EditableEvent, StaffEvent } from './staff-event.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { EventGuides, GuideChoice, NamedGuides } from '#features/staffing/event-guides.ts'
import type { Action, Nothing } from '#app/routes/staff/api/staff-api.ts'
import type { OfferedService } from './event-service.ts'

/** `POST` below `/api/staff`. */
export interface EventPosts {
  /** Also below `/api`, for the calendar. */
  '/events': Action<EventInput, AddedEvent>
  '/events/:id/cancellation': Action<NotificationChoice>
  '/events/:id/confirmation': Action<NotificationChoice>
  /** Looks at who would get what. */
  '/events/:id/change-preview': Action<
    { seen: string; input: EventInput; following?: boolean },
    MailPreview & { recipients: string }
  >
  '/events/:id/cancellation-preview': Action<Nothing, MailPreview & { recipients: string }>
  '/events/:id/confirmation-preview': Action<Nothing, MailPreview & { recipients: string }>
  '/events/:id/plan': Action<PlanStart, { newEventId: string | null }>
  /** Nothing is started. */
  '/events/:id/plan-mails': Action<PlanStart, { mails: PreviewedMail[] }>
  '/bookings/:id/choice': Action<{ choice: PlanChoice; eventId: string | null }>
  /** Of a draft that nobody has booked. */
  '/events/:id/removal': Action<Nothing>
  '/events/:id/repetitions': Action<Repetition, { ids: string[] }>
  /** `seen`: as it was shown; `agreed`: what is against it was seen. */
  '/events/:id/guides': Action<{ guides: EventGuides; seen: EventGuides; agreed: boolean }>
}

/** `GET` below `/api/staff`. */
export interface EventAnswers {
  '/events': Season
  /** What a new date may be of. */
  '/event-services': { services: OfferedService[] }
  '/events/:id': EventFile
  /** Who may be at an event, with what is against it. */
  '/events/:id/guide-choices': { choices: GuideChoice[] }
  '/events/:id/plan': PlanFile
  /** Of `from`, `to` (Swiss local time), `except`, an event, and `shifts`, the days to further dates of a series. */
  '/time-clashes': { clashes: QuoteClash[] }
}

/** `recipients`: those that were shown. */
export interface NotificationChoice {
  notify?: boolean
  recipients?: string
}

export interface PlanStart {
  id: string
  to: { day: string } | { eventId: string } | null
  otherDates: boolean
  vouchers: boolean
  /** Swiss local time, `YYYY-MM-DDTHH:MM`. */
  until: string
  byDefault: PlanDefault
  seen: string
}

export interface AddedEvent {
  id: string
}

/** `leadName`: of its guide, in lists; null: nobody yet. `leadIsAway`: on a blocked day, no longer working here, or nobody is left to lead. */
export type SeasonEvent = StaffEvent & {
  people: BookedPeople
  leadName?: string | null
  leadIsAway?: boolean
}

export interface Season {
  /** `YYYY-MM-DD`; the period begins or ends with it. */
  from: string
  events: SeasonEvent[]
}

export interface EventFile {
  /** Swiss day. */
  today: string
  event: EditableEvent & { people: BookedPeople; guides: NamedGuides }
  /** Plan B was started for it, or brought guests to it. */
  hasPlan: boolean
  /** One runs for it: there is no second beside it. */
  isPlanOpen: boolean
  bookings: StaffBooking[]
}

/** Where the page of an event shows its plans. */
export const PLAN_PANEL = 'plan-b'

/** Plan B of an event: what it would mean, and what was started. */
export interface PlanFile {
  /** Of the server. */
  now: string
  /** Null when the event is over or called off, or nobody has booked. */
  preview: PlanPreview | null
  /** Other public dates of the service at the same price. */
  dates: CalendarEvent[]
  plans: StaffPlan[]
}
