import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { bearerOf } from '#supabase-api/auth/request-facts.ts'
import { NOT_ALLOWED, NOT_SIGNED_IN, SECOND_STEP_NEEDED, type StaffDoor } from './staff-member.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const TIMEOUT_MS = 5000

/**
 * Accounts of a project elsewhere: its tokens are verified by its published keys (ES256, RS256); whether the session
 * still stands and which factors the user has, the project itself is asked each time.
 * Throws when the project cannot be reached: then nobody gets in.
 */
export function projectStaff({ url, anonKey }: { url: string; anonKey: string }): StaffDoor {
  const issuer = `${url}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
  })
  return async (request) => {
    const token = bearerOf(request)
    if (!token) return refuse(NOT_SIGNED_IN)
    const claims = await verify(token)
    if (!claims.ok) return refuse(NOT_SIGNED_IN)
    const { sub, role, is_anonymous: isAnonymous, aal } = claims.value as JWTPayload & Claims
    if (role !== 'authenticated' || isAnonymous === true || !UUID.test(sub ?? '')) return refuse(NOT_ALLOWED)
    const answer = await fetch(`${issuer}/user`, {
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status >= 500) throw new Error(`the project answers ${answer.status}`)
    if (!answer.ok) return refuse(NOT_SIGNED_IN)
    const user = (await answer.json()) as ProjectUser
    if (user.id !== sub) return refuse(NOT_SIGNED_IN)
    const hasFactor = user.factors?.some(({ status }) => status === 'verified')
    if (hasFactor && aal !== 'aal2') return refuse(SECOND_STEP_NEEDED)
    return accept({ id: user.id })
  }

  async function verify(token: string): Promise<Result<JWTPayload, null>> {
    try {
      const options = { issuer, audience: 'authenticated', algorithms: ['ES256', 'RS256'] }
      return accept((await jwtVerify(token, keys, options)).payload)
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
      return refuse(null)
    }
  }
}

interface Claims {
  role?: unknown
  is_anonymous?: unknown
  aal?: unknown
}

interface ProjectUser {
  id: string
  factors?: { status: string }[]
}
