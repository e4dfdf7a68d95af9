import { createHash } from 'node:crypto'

interface PolicyInput {
  /** Exact bodies of the page's inline scripts and styles, for their hashes. */
  scripts: string[]
  styles: string[]
  storeOrigin?: string | undefined
  authOrigin?: string | undefined
  /** Allowed redirect targets of forms; browsers apply `form-action` to redirects too. */
  formTargets?: string[]
  secure: boolean
}

/** Inline code is allowed by hash instead of nonce, because pages are cached. */
export function contentSecurityPolicy({
  scripts,
  styles,
  storeOrigin,
  authOrigin,
  formTargets = [],
  secure,
}: PolicyInput): string {
  const hashes = (bodies: string[]) => bodies.map((body) => `'sha256-${sha256(body)}'`)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'worker-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...(storeOrigin ? ['https:', storeOrigin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...[storeOrigin, authOrigin].filter((each) => each !== undefined)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function sha256(body: string): string {
  return createHash('sha256').update(body).digest('base64')
}
