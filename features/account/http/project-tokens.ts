import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { accept, type Result, refuse } from '#kernel/result.ts'

const TIMEOUT_MS = 5000
/** Minimum time between reloads of the key set after an unknown key id. */
const COOLDOWN_MS = 10_000

/** Errors of the token itself; all other errors mean the project is unavailable. */
const BAD_TOKEN = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSMultipleMatchingKeys,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
]

/** The project is unreachable: answered with 503, so that clients keep their session and retry. */
export class ProjectUnavailable extends Error {
  readonly statusCode = 503
}

export interface ProjectTokens {
  issuer: string
  /** Verified with the project's published keys, ES256 and RS256 only. Throws `ProjectUnavailable` without keys. */
  verify(token: string): Promise<Result<JWTPayload, 'bad token'>>
  /** The bearer's current user in the project; undefined when unknown. Throws `ProjectUnavailable`. */
  readUser(token: string): Promise<ProjectUser | undefined>
}

export interface ProjectUser {
  id: string
  factors?: { status: string }[]
  /** Writable only by administrators of the project. */
  app_metadata?: unknown
}

export function projectTokens({ url, anonKey }: { url: string; anonKey: string }): ProjectTokens {
  const issuer = `${url}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
  })
  return {
    issuer,
    async verify(token) {
      try {
        const options = { issuer, audience: 'authenticated', algorithms: ['ES256', 'RS256'] }
        const { payload } = await jwtVerify(token, keys, { ...options, requiredClaims: ['exp', 'sub'] })
        return accept(payload)
      } catch (error) {
        if (BAD_TOKEN.some((kind) => error instanceof kind)) return refuse('bad token')
        throw new ProjectUnavailable('the keys of the project cannot be had', { cause: error })
      }
    },
    async readUser(token) {
      const answer = await ask(`${issuer}/user`, { apikey: anonKey, authorization: `Bearer ${token}` })
      if (answer.status === 429 || answer.status >= 500)
        throw new ProjectUnavailable(`the project answers ${answer.status}`)
      return answer.ok ? ((await answer.json()) as ProjectUser) : undefined
    },
  }
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new ProjectUnavailable('the project cannot be reached', { cause: error })
  }
}
