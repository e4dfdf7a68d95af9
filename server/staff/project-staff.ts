import type { JWTPayload } from 'jose'
import { accept, refuse } from '#kernel/result.ts'
import { bearerOf } from '#supabase-api/auth/request-facts.ts'
import type { ProjectTokens } from '../auth/project-tokens.ts'
import { NOT_ALLOWED, NOT_SIGNED_IN, SECOND_STEP_NEEDED, type StaffDoor } from './staff-member.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Accounts of a project elsewhere: its tokens are verified by its published keys; whether the session still stands and
 * which factors the user has, the project itself is asked each time.
 * Throws `ProjectUnavailable` when the project cannot be reached: then nobody gets in.
 */
export function projectStaff(tokens: ProjectTokens): StaffDoor {
  return async (request) => {
    const token = bearerOf(request)
    if (!token) return refuse(NOT_SIGNED_IN)
    const claims = await tokens.verify(token)
    if (!claims.ok) return refuse(NOT_SIGNED_IN)
    const { sub, role, is_anonymous: isAnonymous, aal } = claims.value as JWTPayload & Claims
    if (role !== 'authenticated' || isAnonymous === true || !UUID.test(sub ?? '')) return refuse(NOT_ALLOWED)
    const user = await tokens.readUser(token)
    if (user?.id !== sub) return refuse(NOT_SIGNED_IN)
    const hasFactor = user?.factors?.some(({ status }) => status === 'verified')
    if (hasFactor && aal !== 'aal2') return refuse(SECOND_STEP_NEEDED)
    return accept({ id: sub ?? '' })
  }
}

interface Claims {
  role?: unknown
  is_anonymous?: unknown
  aal?: unknown
}
