import { maySeePlace } from '#app/routes/staff/frame/staff-parts.ts'
import { presenceSchema } from '#features/account/presence/presence.schema.ts'
import { tellPresence } from '#features/account/presence/presence.server.ts'
import { refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/**
 * Which tabs of the back office show the same thing, so that two who edit it see each other. A place takes the permission of its
 * part; one that is unknown is refused.
 */
export function presenceEndpoint(route: StaffRoute, { db, clock, accounts }: StaffDeps): void {
  route('POST', '/presence', 'back_office', 'none', presenceSchema, async ({ body, member, reply }) => {
    const { place } = body
    if (place !== null && !maySeePlace(member.role, place))
      return refuseStaff(reply, { code: 'no_permission' })
    return { others: await tellPresence({ db, accounts: accounts?.db ?? db, clock }, body, member.id) }
  })
}
