import { paths } from '#content/paths.ts'
import { indexedPages } from './indexed-pages.ts'

/** Disallows APIs and query variants of pages. Login and orders stay crawlable so that their `noindex` is seen. */
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
