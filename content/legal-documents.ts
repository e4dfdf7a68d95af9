/**
 * Version dates of the legal texts, `YYYY-MM-DD`. Change them with the words: buyers accept this version, and
 * `legal-messages.test.ts` fails when words change without it.
 */
export const LEGAL_DAYS = {
  privacy: '2026-11-24',
  imprint: '2026-11-23',
  terms: '2026-11-24',
} as const

/** External addresses in legal texts, as `[label](key)`. */
export const LEGAL_ADDRESSES: Record<string, string> = {
  edoeb: 'https://www.edoeb.admin.ch/',
  datenschutzstelle: 'https://www.datenschutzstelle.li/',
  stripe: 'https://stripe.com/privacy',
}
