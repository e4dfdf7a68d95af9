import { company } from '#content/company.ts'

/** The last lines of a mail's text; mail programs fold what follows the dashes with their space (RFC 3676, section 4.3). */
export const SIGNATURE: readonly string[] = [
  '-- ',
  company.legalName,
  `${company.street}, ${company.postalCode} ${company.city}`,
  `${company.email}, ${company.phone}`,
]
