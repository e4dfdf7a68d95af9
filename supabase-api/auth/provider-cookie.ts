import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from './auth-context.ts'
import { cookieOf } from './cookie-of.ts'

/** Listed in content/device-storage.ts. */
const PROVIDER_COOKIE = 'provider-return'
const SECONDS = 600
const SHAPE = /^[A-Za-z0-9_-]{32}$/

/** Binds the provider's callback to this browser; undefined in another. */
export function readProviderCookie(request: FastifyRequest): string | undefined {
  const cookie = cookieOf(request, PROVIDER_COOKIE)
  return cookie && SHAPE.test(cookie) ? cookie : undefined
}

/** Shared by concurrent tabs. `Lax`, because the callback is a cross-site navigation. */
export function setProviderCookie(
  { config }: Pick<AuthContext, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const browser = readProviderCookie(request) ?? randomBytes(24).toString('base64url')
  const secure = config.apiUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${PROVIDER_COOKIE}=${browser}; Path=/auth/v1; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
  return browser
}
