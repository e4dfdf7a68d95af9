import { createHash } from 'node:crypto'

interface PolicyInput {
  /** Bodies of the inline scripts and styles that this page carries, exactly. */
  scripts: string[]
  styles: string[]
  /** Origin of an external store service, which the browser calls and whose pictures it shows. */
  storeOrigin?: string | undefined
  /** Origin of a project elsewhere that keeps the accounts. */
  authOrigin?: string | undefined
  /** Where a form of ours may lead on to: a browser blocks redirects of forms to any other place. */
  formTargets?: string[]
  /** The site is reached over https. */
  secure: boolean
}

/**
 * Nothing is allowed that is not named, and inline code only by its hash: cached pages need no nonce.
 */
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
