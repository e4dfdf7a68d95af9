import { accept } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { hasForeignIssuer } from './access-token.server.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { isBanned } from './banned.ts'
import { findUserWithSession, type StoredSession } from '../database/sessions-repository.server.ts'
import type { StoredUser } from '../database/users-repository.server.ts'

export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'service' }
  | { kind: 'user'; user: StoredUser; session: StoredSession }

/** The caller of a bearer token (without `Bearer `). Looks up session and user each time: revocation is immediate. */
export async function authenticate(
  { db, keys, config, clock }: Pick<AccountDeps, 'db' | 'keys' | 'config' | 'clock'>,
  bearer: string | undefined,
): Promise<AccountResult<Caller>> {
  if (!bearer) return refuseAccount('no_authorization', 'This endpoint requires a valid Bearer token')
  const verified = await keys.verify(bearer)
  if (!verified.ok) return badToken(verified.refusal === 'expired' ? 'token is expired' : verified.refusal)
  const claims = verified.value
  if (hasForeignIssuer(claims, config.apiUrl)) return badToken('issued by somebody else')
  if (claims.role === 'service_role' || claims.role === 'supabase_admin') return accept({ kind: 'service' })
  if (claims.role === 'anon' && !claims.sub) return accept({ kind: 'anonymous' })
  const sessionId = claims['session_id']
  if (!isUuid(String(claims.sub)) || typeof sessionId !== 'string' || !isUuid(sessionId))
    return badToken('missing sub or session_id claim')
  const found = await findUserWithSession(db, String(claims.sub), sessionId)
  if (!found)
    return refuseAccount('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 })
  const { user, session } = found
  if (!session || user.deletedAt)
    return refuseAccount('session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user, clock())) return refuseAccount('user_banned', 'User is banned')
  return accept({ kind: 'user', user, session })
}

function badToken(reason: string) {
  return refuseAccount('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
}
