import { countOpenInquiries } from '#features/inquiry/staff-read-inquiries.server.ts'
import { countGivenUpMails } from '#platform/outbox/given-up-mails.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

/** What waits for somebody, for the figures beside the parts of the back office. */
export function overviewEndpoint(route: StaffRoute, { db, clock }: StaffDeps): void {
  route('GET', '/overview', async () => {
    const [{ open, overdue }, givenUp] = await Promise.all([
      countOpenInquiries(db, clock()),
      countGivenUpMails(db),
    ])
    return { requests: open, overdue, mails: givenUp }
  })
}
