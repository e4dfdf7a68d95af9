import type { FastifyRequest } from 'fastify'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { lastProofAt } from '#features/account/sessions/recent-proof.ts'
import { listFactors } from '#features/account/users/administer-factors.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { userOf } from '#supabase-api/auth/request-facts.ts'

export interface StaffMember {
  /** Account id, as in histories and the audit log. */
  id: string
  role: StaffRole
  /** Last proof by password, code, factor or provider. */
  provenAt: Date
}

export interface StaffRefusal {
  status: 401 | 403
  code: 'not_signed_in' | 'not_allowed' | 'second_step_needed'
  userId?: string
}

export type StaffGuard = (request: FastifyRequest) => Promise<Result<StaffMember, StaffRefusal>>

/** Any account, staff or visitor: "signed in" in RULING 12. */
export type SignedInGuard = (request: FastifyRequest) => Promise<Result<SignedInUser, StaffRefusal>>

export interface SignedInUser extends Omit<StaffMember, 'role'> {
  /** Null: a visitor. */
  role: StaffRole | null
}

/** Requires a staff role, which sign-up and identity providers never grant. */
export function requireStaff(signedIn: SignedInGuard): StaffGuard {
  return async (request) => {
    const found = await signedIn(request)
    if (!found.ok) return found
    const { role, ...member } = found.value
    return role ? accept({ ...member, role }) : refuse({ ...NOT_ALLOWED, userId: member.id })
  }
}

/**
 * Requires an existing session, neither anonymous nor banned, with its second factor used if there is one. The role
 * comes from the account's row, so revoking it takes effect at once. API keys are not users.
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
      role: user.staffRole,
    })
  }
}

export const NOT_SIGNED_IN: StaffRefusal = { status: 401, code: 'not_signed_in' }
export const NOT_ALLOWED: StaffRefusal = { status: 403, code: 'not_allowed' }
export const SECOND_FACTOR_NEEDED: StaffRefusal = { status: 403, code: 'second_step_needed' }
