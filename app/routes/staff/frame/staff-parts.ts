import type { Overview } from '#features/today/staff/today.contract.ts'
import type { StaffPart } from '../../../staff-pages.ts'

/** At the foot of a phone, before the search, the telephone and "more". */
export const PHONE_PARTS: readonly StaffPart[] = ['today', 'events']

/** Open items of a part. */
export function waitingIn(part: StaffPart, overview: Overview | null): number {
  if (!overview) return 0
  if (part === 'requests') return overview.requests
  if (part === 'events') return overview.bookings
  if (part === 'mails') return overview.mails
  if (part === 'invoices') return overview.invoices
  return part === 'missing' ? overview.missing : 0
}
