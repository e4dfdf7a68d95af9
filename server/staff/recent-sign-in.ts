import type { StaffMember } from './staff-member.ts'

const MOST_HOURS = 12

/** Refunds and data exports: a hijacked or unattended session is not enough. */
const ROUTES = new Set([
  'POST /orders/:id/refund',
  'POST /bookings/:id/refund',
  'POST /bookings/:id/refund-attempt',
  'POST /bookings/:id/cancellation',
  'POST /events/:id/cancellation',
  'GET /events/:id/bookings.csv',
  'GET /newsletter.csv',
])

/** True for routes that need proof of identity within the last 12 hours. */
export function needsRecentSignIn(method: string, path: string): boolean {
  return ROUTES.has(`${method} ${path}`)
}

/** Sessions live for weeks: the last password, code or factor counts, never a token refresh. */
export function isRecent({ provenAt }: Pick<StaffMember, 'provenAt'>, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= MOST_HOURS * 3_600_000
}
