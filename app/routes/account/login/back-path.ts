import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { paths } from '../../../paths.ts'

/** Stands for the site; addresses are only compared with it. */
const SITE = 'https://site.invalid'

/**
 * Where a sign-in leads back to: the path in `?back=`, if it is one of ours, else undefined. Without the language:
 * it may have been changed meanwhile.
 */
export function backPath(search: string): string | undefined {
  const wished = new URLSearchParams(search).get('back') ?? ''
  // As browsers do: `//host`, `/\host` and a tab between the slashes all name another host.
  if (!wished.startsWith('/') || !URL.canParse(wished, SITE)) return undefined
  const target = new URL(wished, SITE)
  if (target.origin !== SITE || target.pathname.startsWith('//')) return undefined
  if (target.pathname.replace(/\/+$/, '') === paths.login) return undefined
  target.searchParams.delete(LANGUAGE_QUERY)
  return target.pathname + target.search + target.hash
}
