import { maySeePlace } from '#site/staff-pages.ts'
import { tellPresence } from '#features/account/presence/presence.server.ts'
import { presence } from '#features/account/staff/presence.contract.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

/** A place takes the permission of its part; one that is unknown is refused. */
export const servePresence = serve(presence)<StaffDeps>(({ db, clock, accounts }) => ({
  tell: async ({ input, member }) => {
    if (input.place !== null && !maySeePlace(member.role, input.place))
      return refuse({ code: 'no_permission' })
    return accept({
      others: await tellPresence({ db, accounts: accounts?.db ?? db, clock }, input, member.id),
    })
  },
}))
