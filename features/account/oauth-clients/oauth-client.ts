import { accept } from '#kernel/result.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'

export const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const
export type GrantType = (typeof GRANT_TYPES)[number]
export const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const
export type AuthMethod = (typeof AUTH_METHODS)[number]
export const CLIENT_TYPES = ['public', 'confidential'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const MOST_REDIRECT_URIS = 10
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Run or show what stands in the address itself. */
const DANGEROUS = new Set(['javascript:', 'data:', 'file:', 'vbscript:', 'about:', 'blob:'])

/** A public client can keep no secret; how it proves itself follows, or says what it is. */
export function authMethodOf(requested: {
  type?: ClientType | undefined
  method?: AuthMethod | undefined
}): AccountResult<AuthMethod> {
  const { type, method } = requested
  if (!method) return accept(type === 'public' ? 'none' : 'client_secret_basic')
  if (type && type !== clientTypeOf(method))
    return refuseAccount(
      'validation_failed',
      `client_type '${type}' is inconsistent with token_endpoint_auth_method '${method}'`,
    )
  return accept(method)
}

export function clientTypeOf(method: AuthMethod): ClientType {
  return method === 'none' ? 'public' : 'confidential'
}

/** OAuth 2.1: absolute, without a fragment, encrypted unless it stays on the machine. Undefined: it may be used. */
export function problemOfRedirectUri(uri: string): string | undefined {
  if (!isAddress(uri)) return 'invalid URL format'
  const { protocol, host, hostname, hash } = new URL(uri)
  if (DANGEROUS.has(protocol)) return `scheme '${protocol.slice(0, -1)}' is not allowed for security reasons`
  if (!host) return 'must have scheme and host'
  if (protocol === 'http:' && !LOOPBACK.has(hostname)) return 'HTTP scheme only allowed for localhost'
  return hash || uri.includes('#') ? 'fragment not allowed in redirect URI' : undefined
}

/** White space and control characters would be dropped in silence. */
export function isAddress(uri: string): boolean {
  return URL.canParse(uri) && !/[\s\p{Cc}]/u.test(uri)
}
