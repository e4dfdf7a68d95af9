import { isIP } from 'node:net'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The target if it is the site, loopback (when the site is) or matches a configured glob; otherwise the site. */
export function redirectTarget(
  requested: string | undefined,
  { siteUrl, redirectTargets }: { siteUrl: string; redirectTargets: readonly string[] },
): string {
  if (!requested || requested.length > 2000 || !URL.canParse(requested)) return siteUrl
  const target = new URL(requested)
  const site = new URL(siteUrl)
  if (
    !/^[a-z][a-z0-9+.-]*:$/.test(target.protocol) ||
    /^(javascript|data|vbscript|file|blob):$/.test(target.protocol)
  )
    return siteUrl
  if (target.username || target.password) return siteUrl
  const sameHost = target.protocol === site.protocol && target.hostname === site.hostname
  if (sameHost && (target.port === site.port || LOOPBACK.has(site.hostname))) return target.href
  const isAddress = isIP(target.hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isAddress && !LOOPBACK.has(target.hostname)) return siteUrl
  // Matches the parsed URL, not the text: browsers read `\` as `/` and `。` as a dot.
  const address = target.href.replace(/#.*$/s, '')
  const names = address === `${target.origin}/` ? [address, target.origin] : [address]
  const isAllowed = redirectTargets.some((glob) => names.some((name) => globFits(glob, name)))
  return isAllowed ? target.href : siteUrl
}

/** `*` matches anything but `.` and `/`, `**` anything, `?` one character. */
function globFits(glob: string, text: string): boolean {
  const pattern = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**') return '.*'
      if (part === '*') return '[^./]*'
      if (part === '?') return '[^./]'
      return part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${pattern}$`, 's').test(text)
}
