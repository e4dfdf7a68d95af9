import type { LegalDocumentId } from './legal-document-ids.ts'

/**
 * Version dates of the files' legal texts, `YYYY-MM-DD`. Change them with the words: buyers accept this version, and
 * `legal-messages.test.ts` fails when words change without it. What owners published lies above them (ADR-042).
 */
export const LEGAL_DAYS: Readonly<Record<LegalDocumentId, string>> = {
  privacy: '2026-11-27',
  imprint: '2026-11-23',
  terms: '2026-11-27',
}

/** Sections that a table, another page or a mail belongs to: their anchors stay, whatever owners write. */
export const FIXED_SECTIONS: Readonly<Record<LegalDocumentId, readonly string[]>> = {
  terms: ['bestellen', 'buchen', 'absage', 'fassung'],
  privacy: ['zwecke', 'geraet', 'aufbewahrung', 'sicherheit'],
  imprint: ['anbieterin'],
}

/** External addresses in legal texts, as `[label](key)`. */
export const LEGAL_ADDRESSES: Record<string, string> = {
  edoeb: 'https://www.edoeb.admin.ch/',
  datenschutzstelle: 'https://www.datenschutzstelle.li/',
  stripe: 'https://stripe.com/privacy',
}
