import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from './auth-context.ts'
import { cookieOf } from './cookie-of.ts'

/** Listed in content/device-storage.ts. */
const PROVIDER_COOKIE = 'provider-return'
const SECONDS = 600
const SHAPE = /^[A-Za-z0-9_-]{32}$/

/** By what the browser is known again when it comes back from the provider; undefined for another browser. */
export function readProviderCookie(request: FastifyRequest): string | undefined {
  const shown = cookieOf(request, PROVIDER_COOKIE)
  return shown && SHAPE.test(shown) ? shown : undefined
}

/** The same text for tabs that go to the provider at the same time. `Lax`: the way back begins at another site. */
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
