import { company } from '#content/company.ts'

/** Text signature; `-- ` is the delimiter that mail clients recognise (RFC 3676, section 4.3). */
export const SIGNATURE: readonly string[] = [
  '-- ',
  company.legalName,
  `${company.street}, ${company.postalCode} ${company.city}`,
  `${company.email}, ${company.phone}`,
]
