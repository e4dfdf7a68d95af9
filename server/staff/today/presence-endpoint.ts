import { presenceSchema } from '#features/account/presence/presence.schema.ts'
import { tellPresence } from '#features/account/presence/presence.server.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** Which tabs of the back office show the same thing, so that two who edit it see each other. */
export function presenceEndpoint(route: StaffRoute, { db, clock, accounts }: StaffDeps): void {
  route('POST', '/presence', 'back_office', 'none', presenceSchema, async ({ body, member }) => ({
    others: await tellPresence({ db, accounts: accounts?.db ?? db, clock }, body, member.id),
  }))
}
