import { isLoopbackName } from '#platform/http/loopback-name.ts'

/**
 * True for the origin of `PUBLIC_URL` and, in development or on a loopback installation, the request's own origin
 * (localhost or 127.0.0.1).
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
