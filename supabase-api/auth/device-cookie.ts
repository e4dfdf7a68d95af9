import type { FastifyReply, FastifyRequest } from 'fastify'
import { listFactors } from '#features/account/users/administer-factors.server.ts'
import { issueKnownDevice, KNOWN_DEVICE_DAYS } from '#features/account/sign-in/known-device.server.ts'
import type { OpenSession } from '#features/account/sessions/open-session.server.ts'
import type { AuthContext } from './auth-context.ts'
import { cookieOf } from './cookie-of.ts'

/** Listed in features/privacy/content/device-storage.ts. */
export const DEVICE_COOKIE = 'known-device'

export function deviceOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, DEVICE_COOKIE)
}

/**
 * Marks the browser as known for the next sign-in. With a second factor only after it, so that a stolen password is not
 * enough.
 */
export async function rememberDevice(
  { db, key, clock, config }: Pick<AuthContext, 'db' | 'key' | 'clock' | 'config'>,
  reply: FastifyReply,
  { user, session }: Pick<OpenSession, 'user' | 'session'>,
): Promise<void> {
  if (session.aal !== 'aal2') {
    const factors = await listFactors(db, user.id)
    if (factors.some(({ status }) => status === 'verified')) return
  }
  const secure = config.apiUrl.startsWith('https:') ? '; Secure' : ''
  const value = issueKnownDevice(key, user.id, clock())
  reply.header(
    'Set-Cookie',
    `${DEVICE_COOKIE}=${value}; Path=/auth/v1; Max-Age=${KNOWN_DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  )
}
