import { missingFacts } from '#content/missing-facts.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { countWaitingBookings } from '#features/booking/staff/staff-waiting-bookings.server.ts'
import { countOpenInquiries } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { countOverdueInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { countFailedMails } from '#platform/outbox/failed-mails.ts'
import { countUnconfirmed } from '#features/facts/staff/missing.serve.server.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

export function overviewEndpoint(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  route('GET', '/overview', 'back_office', 'none', async ({ member: { role } }) => {
    const [{ open, overdue }, givenUp, bookings, invoices] = await Promise.all([
      mayDo(role, 'requests') ? countOpenInquiries(db, clock()) : { open: 0, overdue: 0 },
      mayDo(role, 'mails') ? countFailedMails(db) : 0,
      mayDo(role, 'bookings') ? countWaitingBookings(db, clock()) : 0,
      mayDo(role, 'invoices') ? countOverdueInvoices(db, clock()) : 0,
    ])
    const { facts } = messages.current()
    const missing = mayDo(role, 'texts')
      ? missingFacts(facts).length + (await countUnconfirmed(db, facts.services))
      : 0
    return { role, requests: open, overdue, mails: givenUp, bookings, invoices, missing }
  })
}
