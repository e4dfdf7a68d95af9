import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { paths } from '#content/paths.ts'

/** Base for URL comparison. */
const SITE = 'https://site.invalid'

/** `?back=` if it is a path of this site, else undefined. Drops the language, which may have changed. */
export function backPath(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('back') ?? ''
  // `//host`, `/\host` and a tab between slashes resolve to other hosts.
  if (!requested.startsWith('/') || !URL.canParse(requested, SITE)) return undefined
  const target = new URL(requested, SITE)
  if (target.origin !== SITE || target.pathname.startsWith('//')) return undefined
  if (target.pathname.replace(/\/+$/, '') === paths.login) return undefined
  target.searchParams.delete(LANGUAGE_QUERY)
  return target.pathname + target.search + target.hash
}
