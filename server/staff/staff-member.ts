import type { FastifyRequest } from 'fastify'
import { listFactors } from '#features/account/administer-factors.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { userOf } from '#supabase-api/auth/request-facts.ts'

/** Somebody who works here. */
export interface StaffMember {
  /** Account; stands in diaries and audit trail. */
  id: string
}

export interface StaffRefusal {
  status: 401 | 403
  code: 'not_signed_in' | 'not_allowed' | 'second_step_needed'
}

/** Whom the bearer token of a request names, if that is somebody who works here. */
export type StaffDoor = (request: FastifyRequest) => Promise<Result<StaffMember, StaffRefusal>>

/**
 * Our own accounts: any signed-in user (decision 12), on a session that exists, neither anonymous nor banned. Who has
 * a second factor must have used it. The project's keys, the service key too, are nobody.
 */
export function ownStaff(accounts: AuthContext): StaffDoor {
  return async (request) => {
    const found = await userOf(accounts, request)
    if (!found.ok) {
      const isBanned = found.refusal.code === 'user_banned'
      return isBanned ? refuse(NOT_ALLOWED) : refuse(NOT_SIGNED_IN)
    }
    const { user, session } = found.value
    if (user.role !== 'authenticated' || user.isAnonymous) return refuse(NOT_ALLOWED)
    if (session.aal !== 'aal2') {
      const factors = await listFactors(accounts.db, user.id)
      if (factors.some(({ status }) => status === 'verified')) return refuse(SECOND_STEP_NEEDED)
    }
    return accept({ id: user.id })
  }
}

export const NOT_SIGNED_IN: StaffRefusal = { status: 401, code: 'not_signed_in' }
export const NOT_ALLOWED: StaffRefusal = { status: 403, code: 'not_allowed' }
export const SECOND_STEP_NEEDED: StaffRefusal = { status: 403, code: 'second_step_needed' }
