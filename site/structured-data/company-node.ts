import type { LocalBusiness, Organization, WebSite } from 'schema-dts'
import { BRAND, COUNTRY } from '#features/company/content/company.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import type { StructuredPage } from './structured-page.ts'

export function companyNode({
  origin,
  language,
  description,
  image,
  site,
}: StructuredPage): Exclude<LocalBusiness, string> {
  const { company, openingHours } = site.facts
  const { opens, closes } = openingHours[language]
  const [latitude, longitude] = company.coordinates.match(/-?\d+\.\d+/g) ?? []
  return {
    '@type': 'LocalBusiness',
    '@id': companyId(origin),
    name: BRAND,
    legalName: company.legalName,
    description,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    ...(image && { image }),
    email: company.email,
    telephone: company.phone.replaceAll(' ', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: COUNTRY,
    },
    ...(latitude && longitude && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens,
      closes,
    },
    ...(company.vatNumber && { vatID: company.vatNumber }),
  }
}

export function companyReference(origin: string): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': companyId(origin), name: BRAND, url: `${origin}/` }
}

export function websiteNode({ origin, language }: StructuredPage): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: BRAND,
    url: `${origin}/`,
    inLanguage: HTML_LANG[language],
    publisher: { '@id': companyId(origin) },
  }
}

function companyId(origin: string): string {
  return `${origin}/#company`
}
