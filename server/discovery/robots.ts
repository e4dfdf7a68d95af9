import { paths } from '#app/paths.ts'
import { indexedPages } from './indexed-pages.ts'

/**
 * Addresses of programs, and doubles of pages under another query, are not to be fetched. Login and orders are open
 * on purpose: their `noindex` can only be obeyed by who may read it.
 */
export function robotsText(origin: string): string {
  const doubles = indexedPages().flatMap(({ path, query }) =>
    query.filter((name) => name !== 'page').map((name) => `${path}?*${name}=`),
  )
  const disallowed = [...new Set([...PROGRAMS, ...BOOKING, ...doubles])]
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const PROGRAMS = ['/api/', '/auth/', '/webhooks/', '/testkasse/', '/dev/', '/verwaltung']
const BOOKING = [`${paths.booking}?*serviceId=`, `${paths.booking}?*eventId=`]
