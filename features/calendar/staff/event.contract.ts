import type { MailPreview } from '#features/booking/mail/booking-notifications.ts'
import type { BookedPeople, StaffBooking } from '#features/booking/rules/staff-booking.ts'
import type { NamedGuides } from '#features/staffing/event-guides.ts'
import { EVENT_BOOKING_SORTS } from '#features/booking/staff/booking-sorts.ts'
import { sortsOf } from '#kernel/list-page.ts'
import { contract, file, get, post, put } from '#kit/contract.ts'
import {
  choice,
  count,
  day,
  flag,
  json,
  line,
  listOf,
  optional,
  uuid,
  whole,
  withFallback,
} from '#kit/fields.ts'
import type { EventInput } from '../rules/event-input.ts'
import type { Repetition } from '../rules/repeat-days.ts'
import { EVENT_REFUSALS } from './event-refusals.ts'
import { MAX_SEASON_SEARCH, SEASON_FILTERS, SEASON_SORTS } from './filter-season.ts'
import type { OfferedService } from './event-service.ts'
import type { EditableEvent, SeasonEvent } from './staff-event.ts'

const MOST_RECIPIENTS = 64
const MOST_WEEKS = 53
export const USUAL_WEEKS = 8

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

export interface AddedEvent {
  id: string
}

/** `recipients`: names those that are listed, for the change itself. */
export type EventMailPreview = MailPreview & { recipients: string }

/** `weeks`: ahead; below zero back from `from`, which is today without one. The weeks around it have four digits of a year too. */
const period = {
  weeks: {
    ...withFallback(count(-MOST_WEEKS, MOST_WEEKS), USUAL_WEEKS),
    fits: ({ weeks }: Sent) => weeks !== 0,
  },
  from: { ...optional(day('1971-01-10')), fits: ({ from }: Sent) => String(from) < '9990-01-01' },
}
type Sent = Readonly<Record<string, unknown>>

export const seasonList = listOf({
  filters: SEASON_FILTERS,
  first: 'all',
  sorts: SEASON_SORTS,
  searchLength: MAX_SEASON_SEARCH,
  more: period,
})

/** Whether those that have booked are mailed; `recipients`: those that the preview listed. */
const notification = { notify: withFallback(flag(), true), recipients: optional(line(MOST_RECIPIENTS)) }
/** `seen`: when it was last changed, as the form had it. */
const change = {
  seen: json<string>(),
  input: json<EventInput>(),
  following: withFallback(flag(), false),
}
const WRITES = { changesCalendar: true } as const

/** Events of a season; guides see their own. */
export const events = contract(
  { permission: 'events', refusals: EVENT_REFUSALS, missing: 'unknown_event', subject: 'eventId' },
  {
    list: get('/events', period, { permission: 'rosters' }).answers<Season>(),
    csv: file('/events.csv', seasonList.selection, {
      permission: 'rosters',
      risk: 'exports_data',
      audit: 'list_exported',
    }),
    /** What a new date may be of. */
    services: get('/event-services').answers<{ services: OfferedService[] }>(),
    read: get('/events/:id', {}, { permission: 'bookings' }).answers<EventFile>(),
    /** Its bookings, in the order that its page shows. */
    bookingsCsv: file(
      '/events/:id/bookings.csv',
      { sort: optional(choice(sortsOf(EVENT_BOOKING_SORTS))) },
      { permission: 'bookings', risk: 'exports_data', audit: 'bookings_exported' },
    ),
    add: post(
      '/events',
      { event: whole<EventInput>() },
      { ...WRITES, isCreated: true },
    ).answers<AddedEvent>(),
    /** `settles`: the booking whose request for that day this settles. */
    change: put(
      '/events/:id',
      { ...change, ...notification, agreed: withFallback(flag(), false), settles: optional(uuid()) },
      WRITES,
    ),
    /** Who would get what; nothing is changed. */
    previewChange: post('/events/:id/change-preview', change).answers<EventMailPreview>(),
    cancel: post('/events/:id/cancellation', notification, { ...WRITES, risk: 'returns_money' }),
    previewCancel: post('/events/:id/cancellation-preview').answers<EventMailPreview>(),
    confirm: post('/events/:id/confirmation', notification, WRITES),
    previewConfirm: post('/events/:id/confirmation-preview').answers<EventMailPreview>(),
    /** Of a draft that nobody has booked. */
    remove: post('/events/:id/removal', {}, { ...WRITES, audit: 'event_removed' }),
    repeat: post(
      '/events/:id/repetitions',
      { repetition: whole<Repetition>() },
      { ...WRITES, isCreated: true },
    ).answers<{ ids: string[] }>(),
  },
)
