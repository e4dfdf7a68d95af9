/**
 * The days, `YYYY-MM-DD`, from which the legal texts are as they are. Change a document's day with its words:
 * buyers accept the terms of this day, and `content/legal-documents.test.ts` fails when words change without it.
 */
export const LEGAL_DAYS = {
  privacy: '2026-11-22',
  imprint: '2026-11-21',
  terms: '2026-11-22',
} as const

/** Addresses outside of the site that the legal texts name, as `[label](key)`. */
export const LEGAL_ADDRESSES: Record<string, string> = {
  edoeb: 'https://www.edoeb.admin.ch/',
  datenschutzstelle: 'https://www.datenschutzstelle.li/',
  stripe: 'https://stripe.com/privacy',
}
