import type { JWTPayload } from 'jose'
import { accept, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { bearerOf } from '#supabase-api/auth/request-facts.ts'
import type { ProjectTokens } from '../auth/project-tokens.ts'
import {
  lastProofAt,
  NOT_ALLOWED,
  NOT_SIGNED_IN,
  SECOND_FACTOR_NEEDED,
  type SignedInGuard,
} from './staff-member.ts'

/**
 * Verifies tokens with the project's published keys, and queries session, factors and role each time. Staff have
 * `staff` in `app_metadata` (`{"role": "staff"}` or `{"roles": ["staff"]}`), which only project administrators can
 * write. Throws `ProjectUnavailable`: fails closed.
 */
export function projectSignedInGuard(tokens: ProjectTokens): SignedInGuard {
  return async (request) => {
    const token = bearerOf(request)
    if (!token) return refuse(NOT_SIGNED_IN)
    const claims = await tokens.verify(token)
    if (!claims.ok) return refuse(NOT_SIGNED_IN)
    const { sub, role, is_anonymous: isAnonymous, aal, amr } = claims.value as JWTPayload & Claims
    if (role !== 'authenticated' || isAnonymous === true || !isUuid(sub ?? '')) return refuse(NOT_ALLOWED)
    const user = await tokens.readUser(token)
    if (user?.id !== sub) return refuse(NOT_SIGNED_IN)
    const hasFactor = user?.factors?.some(({ status }) => status === 'verified')
    if (hasFactor && aal !== 'aal2') return refuse(SECOND_FACTOR_NEEDED)
    const isStaff = isStaffMetadata(claims.value['app_metadata']) && isStaffMetadata(user?.app_metadata)
    return accept({ id: sub ?? '', provenAt: lastProofAt(amr), isStaff })
  }
}

/** Token and project must agree, because a token outlives a revoked role by up to an hour. */
function isStaffMetadata(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null) return false
  const { role, roles } = metadata as { role?: unknown; roles?: unknown }
  return role === 'staff' || (Array.isArray(roles) && roles.includes('staff'))
}

interface Claims {
  role?: unknown
  is_anonymous?: unknown
  aal?: unknown
  amr?: unknown
}
