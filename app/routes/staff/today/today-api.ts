import type { RemindedByItself } from '#features/invoice/staff/staff-invoice.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { AlertView } from '../alerts/alert-texts.ts'
import type { Action, Nothing } from '../api/staff-api.ts'
import type { DueKind, DueRow, LaterRow } from './due-row.ts'

/** `POST` below `/api/staff`. */
export interface TodayPosts {
  /** `day`: until when, or null: tomorrow. `done`: the next step was done, such as a reminder sent; nothing to do until then. */
  '/put-offs': Action<{ kind: DueKind; thing: string; day: string | null; done: boolean }, { until: string }>
  '/put-off-reversals': Action<{ kind: DueKind; thing: string }>
  '/alerts/:id/dismissal': Action<Nothing>
  '/retention-approvals': Action<{ counts: Record<string, number> }>
  '/clock-confirmations': Action<{ day: string }>
}

/** `GET` below `/api/staff`. */
export interface TodayAnswers {
  '/overview': Overview
  '/today': Today
  '/alerts': { alerts: OpenAlert[] }
}

export interface OpenAlert extends AlertView {
  raisedAt: string
}

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
  /** Of whoever asks; what the role may not see is 0. */
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
