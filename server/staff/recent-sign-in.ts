import type { StaffMember } from './staff-member.ts'

const MOST_HOURS = 12

/** Where money goes back or personal data leave the house: a session that was taken over, or left open, is not enough. */
const ROUTES = new Set([
  'POST /orders/:id/refund',
  'POST /bookings/:id/refund',
  'POST /bookings/:id/refund-attempt',
  'POST /bookings/:id/cancellation',
  'POST /events/:id/cancellation',
  'GET /events/:id/bookings.csv',
  'GET /newsletter.csv',
])

/** True for routes that want a proof of identity of the last 12 hours. */
export function needsRecentSignIn(method: string, path: string): boolean {
  return ROUTES.has(`${method} ${path}`)
}

/** A session lives for weeks; its last password, code or factor counts, never a renewed token. */
export function isRecent({ provenAt }: Pick<StaffMember, 'provenAt'>, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= MOST_HOURS * 3_600_000
}
