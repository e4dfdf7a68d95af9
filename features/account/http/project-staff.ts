import type { JWTPayload } from 'jose'
import { STAFF_ROLES, type StaffRole } from '#features/account/roles/permissions.ts'
import { lastProofAt } from '#features/account/sessions/recent-proof.ts'
import { accept, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { bearerOf } from '#supabase-api/auth/request-facts.ts'
import type { ProjectTokens } from './project-tokens.ts'
import { NOT_ALLOWED, NOT_SIGNED_IN, SECOND_FACTOR_NEEDED, type SignedInGuard } from './staff-member.ts'

/**
 * Verifies tokens with the project's published keys, and queries session, factors and role each time. Staff have
 * `owner`, `office` or `guide` in `app_metadata` (`{"role": "office"}` or `{"roles": ["office"]}`), which only project
 * administrators can write; `staff` is an owner. Throws `ProjectUnavailable`: fails closed.
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
    // A token outlives a revoked role by up to an hour, and the project's word on which role it is counts at once.
    const claimed = roleIn(claims.value['app_metadata'])
    return accept({ id: sub ?? '', provenAt: lastProofAt(amr), role: claimed && roleIn(user?.app_metadata) })
  }
}

/** The most powerful one of several. */
function roleIn(metadata: unknown): StaffRole | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const { role, roles } = metadata as { role?: unknown; roles?: unknown }
  const names: unknown[] = [role, ...(Array.isArray(roles) ? (roles as unknown[]) : [])]
  if (names.includes('staff')) return 'owner'
  return STAFF_ROLES.find((each) => names.includes(each)) ?? null
}

interface Claims {
  role?: unknown
  is_anonymous?: unknown
  aal?: unknown
  amr?: unknown
}
