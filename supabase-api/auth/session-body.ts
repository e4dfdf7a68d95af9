import { issueAccessToken } from '#features/account/sessions/access-token.server.ts'
import type { OpenSession } from '#features/account/sessions/open-session.server.ts'
import { readProfile } from '#features/account/database/users-repository.server.ts'
import type { AuthContext } from './auth-context.ts'
import { userBody } from './user-body.ts'

export async function sessionBody(
  context: Pick<AuthContext, 'db' | 'keys' | 'config' | 'clock'>,
  { user, session, refreshToken }: OpenSession,
) {
  const access = await issueAccessToken(context, user, session)
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: userBody(await readProfile(context.db, user)),
  }
}
