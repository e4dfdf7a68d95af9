import { company } from '#content/company.ts'
import { missingFacts } from '#content/missing-facts.ts'
import { ownerFacts } from '#content/owner-facts.ts'
import { UNCONFIRMED } from '#content/unconfirmed.ts'
import {
  countWaitingBookings,
  listWaitingBookings,
} from '#features/booking/staff/staff-waiting-bookings.server.ts'
import { findAnyEvents } from '#features/calendar/database/events-repository.server.ts'
import { countOpenInquiries } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { countFailedMails } from '#platform/outbox/failed-mails.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

export function overviewEndpoint(route: StaffRoute, { db, clock, events, messages }: StaffDeps): void {
  route('GET', '/overview', 'none', async () => {
    const [{ open, overdue }, givenUp, bookings] = await Promise.all([
      countOpenInquiries(db, clock()),
      countFailedMails(db),
      countWaitingBookings(db, clock()),
    ])
    const { people } = messages.current().facts
    const missing = missingFacts(ownerFacts, company, people).length + UNCONFIRMED.length
    return { requests: open, overdue, mails: givenUp, bookings, missing }
  })

  route('GET', '/waiting-bookings', 'none', async ({ language }) => {
    const waiting = await listWaitingBookings(db, clock())
    const ids = [...new Set(waiting.map(({ eventId }) => eventId))]
    const view = { language, now: clock(), prices: events.prices() }
    return { bookings: waiting, events: await findAnyEvents(db, ids, view) }
  })
}
