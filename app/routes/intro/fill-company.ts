import { company } from '#content/company.ts'
import { fill } from '#i18n/format.ts'

const COMPANY = {
  company: company.legalName,
  // the number stays with its street
  street: company.street.replace(/ (?=\d\S*$)/, '\u00a0'),
  city: `${company.postalCode}\u00a0${company.city}`,
  phone: company.phone,
  email: company.email,
}

/** Puts the company's data into every text of a page's words. */
export function fillCompany<T>(words: T): T {
  if (typeof words === 'string') return fill(words, COMPANY) as T
  if (Array.isArray(words)) return words.map(fillCompany) as T
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fillCompany(value)])) as T
}
