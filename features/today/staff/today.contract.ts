import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { RemindedByItself } from '#features/invoice/staff/staff-invoice.ts'
import { contract, get, post } from '#kit/contract.ts'
import { choice, day, flag, line, nullable, required } from '#kit/fields.ts'
import { DUE_KINDS, type DueRow, type LaterRow } from '../due-row.ts'
import { TODAY_REFUSALS } from '../put-off.ts'

/** An event, a date kept for a customer, or blocked days (their title is who; empty: everybody). */
export interface WeekEntry {
  kind: 'event' | 'hold' | 'blocked'
  /** Of the event, quote or blocked days. */
  id: string
  title: string
  /** Swiss wall-clock time, ISO 8601, perhaps with its offset. */
  startsAt: string
  endsAt: string
  people: number | null
}

export interface Today {
  /** Of the server. */
  now: string
  /** Swiss day. */
  from: string
  due: DueRow[]
  /** Put off, soonest first. */
  later: LaterRow[]
  /** Since yesterday. */
  reminded: RemindedByItself[]
  /** Of seven days from today. */
  week: WeekEntry[]
}

export interface Overview {
  /** Of the reader; what the role may not see is 0. */
  role: StaffRole
  requests: number
  overdue: number
  mails: number
  /** Overdue ones. */
  invoices: number
  bookings: number
  /** Facts and confirmations of the owner. */
  missing: number
}

const due = { kind: choice(DUE_KINDS), thing: required(line(60)) }

/** What waits for whom, and until when. */
export const today = contract(
  { permission: 'back_office', refusals: TODAY_REFUSALS },
  {
    overview: get('/overview').answers<Overview>(),
    read: get('/today').answers<Today>(),
    /** `day`: until when, or null: tomorrow. `done`: the next step was done, such as a reminder sent; nothing to do until then. */
    putOff: post(
      '/put-offs',
      { ...due, day: nullable(day()), done: flag() },
      { audit: 'due_put_off' },
    ).answers<{ until: string }>(),
    takeBack: post('/put-off-reversals', due, { audit: 'due_taken_back' }),
  },
)
