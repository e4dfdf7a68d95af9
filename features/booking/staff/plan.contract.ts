import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { contract, get, post } from '#kit/contract.ts'
import { choice, decisionId, flag, json, line, nullable, uuid } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import type { PreviewedMail } from '../mail/booking-notifications.ts'
import { PLAN_CHOICES, PLAN_DEFAULTS, type PlanPreview, type StaffPlan } from '../plan-b/plan-b.ts'

const LONGEST_REVISION = 60

const PLAN_REFUSALS = refusals({
  unknown_event: 'missing',
  unknown_booking: 'missing',
  plan_unknown: 'missing',
  changed_meanwhile: 'conflict',
  choice_final: 'conflict',
  choice_over: 'conflict',
  choice_unknown: 'conflict',
  is_cancelled: 'conflict',
  is_over: 'conflict',
  nobody_booked: 'conflict',
  not_changeable: 'conflict',
  other_price: 'conflict',
  plan_open: 'conflict',
  same_event: 'conflict',
  sold_out: 'conflict',
  new_date_over: 'invalid',
  plan_deadline: 'invalid',
  plan_default: 'invalid',
})

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

/** `to`: the same event on another day, another event of its service, or neither: called off. */
export type PlanTarget = { day: string } | { eventId: string } | null

const plan = {
  planId: decisionId(),
  to: json<PlanTarget>(),
  otherDates: flag(),
  vouchers: flag(),
  /** Swiss local time, `YYYY-MM-DDTHH:MM`. */
  until: json<string>(),
  byDefault: choice(PLAN_DEFAULTS),
  /** Revision that the form showed. */
  seen: line(LONGEST_REVISION),
}

/** What is done with an event that cannot take place as planned (ADR-052). */
export const plans = contract(
  { permission: 'events', refusals: PLAN_REFUSALS, missing: 'unknown_event' },
  {
    read: get('/events/:id/plan', {}, { permission: 'bookings' }).answers<PlanFile>(),
    start: post('/events/:id/plan', plan, { risk: 'returns_money', changesCalendar: true }).answers<{
      newEventId: string | null
    }>(),
    /** Nothing is started. */
    previewMails: post('/events/:id/plan-mails', plan).answers<{ mails: PreviewedMail[] }>(),
    /** For a guest who calls instead of using the link. */
    choose: post(
      '/bookings/:id/choice',
      { choice: choice(PLAN_CHOICES), eventId: nullable(uuid()) },
      { permission: 'bookings', risk: 'returns_money', missing: 'unknown_booking' },
    ),
  },
)
