import { isLoopbackName } from '#platform/http/loopback-name.ts'

/** The origin of `PUBLIC_URL`; in development and on loopback also the request's own. */
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
