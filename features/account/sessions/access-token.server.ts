import type { JWTPayload } from 'jose'
import type { AccountDeps } from '../account-deps.server.ts'
import type { StoredSession } from '../database/sessions-repository.server.ts'
import type { StoredUser } from '../database/users-repository.server.ts'

const API_KEY_YEARS = 10
const SECONDS_A_YEAR = 31_556_952

export function accessClaims(user: StoredUser, session: StoredSession, issuedAt: number, expiresAt: number) {
  return {
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.steps,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  }
}

export interface AccessToken {
  token: string
  expiresAt: number
  expiresIn: number
}

/** Signs a token of a session, valid for `config.tokenSeconds`; `expiresAt` in seconds since 1970. */
export async function issueAccessToken(
  { keys, config, clock }: Pick<AccountDeps, 'keys' | 'config' | 'clock'>,
  user: StoredUser,
  session: StoredSession,
): Promise<AccessToken> {
  const issuedAt = Math.floor(clock().getTime() / 1000)
  const expiresAt = issuedAt + config.tokenSeconds
  const claims = { iss: config.apiUrl, ...accessClaims(user, session, issuedAt, expiresAt) }
  return { token: await keys.sign(claims), expiresAt, expiresIn: config.tokenSeconds }
}

/** Signs a project key without a user, valid for `API_KEY_YEARS`. */
export function issueApiKey(
  { keys, config, clock }: Pick<AccountDeps, 'keys' | 'config' | 'clock'>,
  role: 'anon' | 'service_role',
): Promise<string> {
  const issuedAt = Math.floor(clock().getTime() / 1000)
  return keys.sign({
    iss: config.apiUrl,
    role,
    iat: issuedAt,
    exp: issuedAt + API_KEY_YEARS * SECONDS_A_YEAR,
  })
}

/** User tokens must be issued by us; project keys may come from elsewhere, signed with the shared secret. */
export function hasForeignIssuer(claims: JWTPayload, apiUrl: string): boolean {
  return claims.iss !== undefined && claims.iss !== apiUrl && claims.sub !== undefined
}
