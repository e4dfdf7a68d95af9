import type { AuthContext } from './auth-context.ts'
import { sessionBody } from './session-body.ts'

export async function sessionFragment(
  context: Pick<AuthContext, 'db' | 'keys' | 'config' | 'clock'>,
  open: Parameters<typeof sessionBody>[1],
  type?: string,
): Promise<string> {
  const body = await sessionBody(context, open)
  return new URLSearchParams({
    access_token: body.access_token,
    expires_at: String(body.expires_at),
    expires_in: String(body.expires_in),
    refresh_token: body.refresh_token,
    sb: '',
    token_type: body.token_type,
    ...(type && { type }),
  }).toString()
}
