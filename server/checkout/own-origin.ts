import { isLoopbackName } from '#platform/http/loopback-name.ts'

/**
 * True when an address leads back to our own site: the origin of `PUBLIC_URL`, or, in development and on an
 * installation that only this machine reaches, the origin the request came to (localhost or 127.0.0.1).
 */
export function isOwnAddress(
  address: string,
  site: { publicUrl: string; requestOrigin: string; production: boolean },
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  if (username || password) return false
  const own = new URL(site.publicUrl)
  if (origin === own.origin) return true
  const isPrivate = !site.production || isLoopbackName(own.hostname)
  return isPrivate && origin === site.requestOrigin
}
