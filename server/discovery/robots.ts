import { paths } from '#app/paths.ts'

/**
 * Programs' addresses and doubles of pages are not to be fetched. Login and orders are open on purpose: their
 * `noindex` can only be obeyed by who may read it.
 */
const DISALLOWED = [
  '/api/',
  '/webhooks/',
  '/testkasse/',
  '/dev/',
  '/verwaltung',
  `${paths.booking}?*serviceId=`,
  `${paths.booking}?*eventId=`,
  `${paths.shop}?*collection=`,
  `${paths.shop}?*sort=`,
]

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
