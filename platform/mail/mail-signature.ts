import type { Company } from '#content/company.ts'

/** Text signature; `-- ` is the delimiter that mail clients recognise (RFC 3676, section 4.3). */
export function signatureOf({ legalName, street, postalCode, city, email, phone }: Company): string[] {
  return ['-- ', legalName, `${street}, ${postalCode} ${city}`, `${email}, ${phone}`]
}
