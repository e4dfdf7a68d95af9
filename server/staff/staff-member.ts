import type { FastifyRequest } from 'fastify'
import { listFactors } from '#features/account/users/administer-factors.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { userOf } from '#supabase-api/auth/request-facts.ts'

/** Somebody who works here. */
export interface StaffMember {
  /** Account; stands in histories and the audit log. */
  id: string
  /** When the session was last proven by a password, a code, a factor or a provider. */
  provenAt: Date
}

export interface StaffRefusal {
  status: 401 | 403
  code: 'not_signed_in' | 'not_allowed' | 'second_step_needed'
  /** Account that was refused, where the token names one. */
  userId?: string
}

/** Whom the bearer token of a request names, if that is a member of staff. */
export type StaffGuard = (request: FastifyRequest) => Promise<Result<StaffMember, StaffRefusal>>

/** Whom the bearer token of a request names, staff or visitor: what RULING 12 calls signed in. */
export type SignedInGuard = (request: FastifyRequest) => Promise<Result<SignedInUser, StaffRefusal>>

export interface SignedInUser extends StaffMember {
  isStaff: boolean
}

/** Lets those in who have the role of staff. Accounts of open sign-up and of a provider have it when it was given to them. */
export function requireStaff(signedIn: SignedInGuard): StaffGuard {
  return async (request) => {
    const found = await signedIn(request)
    if (!found.ok) return found
    const { isStaff, ...member } = found.value
    return isStaff ? accept(member) : refuse({ ...NOT_ALLOWED, userId: member.id })
  }
}

/**
 * Our own accounts, on a session that exists, neither anonymous nor banned. Who has a second factor must have used it.
 * The role is in the account's row, so that taking it away counts at once; no metadata gives it. The project's keys, the
 * service key too, are nobody.
 */
export function localSignedInGuard(accounts: AuthContext): SignedInGuard {
  return async (request) => {
    const found = await userOf(accounts, request)
    if (!found.ok) {
      const isBanned = found.refusal.code === 'user_banned'
      return isBanned ? refuse(NOT_ALLOWED) : refuse(NOT_SIGNED_IN)
    }
    const { user, session } = found.value
    if (user.role !== 'authenticated' || user.isAnonymous) return refuse({ ...NOT_ALLOWED, userId: user.id })
    if (session.aal !== 'aal2') {
      const factors = await listFactors(accounts.db, user.id)
      if (factors.some(({ status }) => status === 'verified'))
        return refuse({ ...SECOND_FACTOR_NEEDED, userId: user.id })
    }
    return accept({
      id: user.id,
      provenAt: lastProofAt(session.steps),
      isStaff: user.staffSince !== null,
    })
  }
}

/** The latest proof of `amr` steps; the beginning of time where there is none. */
export function lastProofAt(steps: unknown): Date {
  const times = (Array.isArray(steps) ? steps : []).map((step: unknown) =>
    typeof step === 'object' && step !== null && 'timestamp' in step ? Number(step.timestamp) : 0,
  )
  const latest = Math.max(0, ...times.filter((time) => Number.isSafeInteger(time) && time < 1e11))
  return new Date(latest * 1000)
}

export const NOT_SIGNED_IN: StaffRefusal = { status: 401, code: 'not_signed_in' }
export const NOT_ALLOWED: StaffRefusal = { status: 403, code: 'not_allowed' }
export const SECOND_FACTOR_NEEDED: StaffRefusal = { status: 403, code: 'second_step_needed' }
