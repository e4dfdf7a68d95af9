import { z } from 'zod'
import { RETENTION } from '#content/retention.ts'
import { readSecurityLog } from '#features/account/security/read-security-log.server.ts'
import { SECURITY_FILTERS, type SecurityFilter } from '#features/account/security/security-log.ts'
import { answerInvalid } from './answer-staff.ts'
import { LIST_POSITION } from './list-position.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

const DAY_MS = 86_400_000
const FILTERS = ['all', ...Object.keys(SECURITY_FILTERS)] as SecurityFilter[]

const query = z.object({
  filter: z.enum(FILTERS).default('all'),
  ...LIST_POSITION,
})

/** `GET /security`: security events of accounts and data in the last 90 days. */
export function securityEndpoint(route: StaffRoute, { db, clock }: StaffDeps): void {
  route('GET', '/security', 'audit', 'none', async ({ query: given, reply }) => {
    const parsed = query.safeParse(given)
    if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
    const since = new Date(clock().getTime() - RETENTION.security.period.days * DAY_MS)
    const { filter, ...position } = parsed.data
    return readSecurityLog(db, { filter, position, since })
  })
}
