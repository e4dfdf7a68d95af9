import { paths } from '#content/paths.ts'
import { imprintTables, privacyTables, termsTables } from '#features/messages/site/legal-tables.ts'
import { legalPlaceholders } from '#features/messages/site/legal-placeholders.ts'
import { BOOKING_TERMS } from '#content/booking-terms.ts'
import { EDITABLE_PAGES } from '#content/editable-pages.ts'
import { fillFacts } from '#content/fill-facts.ts'
import { FIRST_COMPANY, FIRST_PROCESSORS } from '#content/first-company.ts'
import { FIRST_OFFER } from '#content/offer.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import { LEGAL_DAYS } from '#content/legal-documents.ts'
import type { LegalMessages, LegalTables } from '#content/legal-messages.ts'
import imprintTexts from '#content/texts/imprint.ts'
import privacyTexts from '#content/texts/privacy.ts'
import termsTexts from '#content/texts/terms.ts'
import { type LegalContent, parseLegal } from '#features/messages/legal/legal-text.ts'
import { placeholdersOf } from '#features/messages/legal/legal-rules.ts'
import type { LegalFacts, LegalFiles, LegalSnapshot } from '#features/messages/legal/legal-snapshot.ts'
import { FIRST_VOUCHER_YEARS } from '#content/voucher-years.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

const written: Record<LegalDocumentId, Record<Language, LegalMessages>> = {
  terms: termsTexts,
  privacy: privacyTexts,
  imprint: imprintTexts,
}

const contentOf = (document: LegalDocumentId): LegalContent =>
  perLanguage((language) => written[document][language].body)

const FIRST_PLACES = legalPlaceholders(
  'testkasse',
  { company: { ...FIRST_COMPANY, hours: [] }, leader: { name: null, qualifications: [] } },
  { told: { uid: FIRST_COMPANY.uid, processors: FIRST_PROCESSORS } },
  '',
)

/** Placeholders of legal texts that the program fills: the figures of the booking terms. */
const FIGURES = ['freeDays', ...Object.keys(BOOKING_TERMS).filter((name) => name !== 'cancellation')]

/** Company data and what depends on the installation: an earlier version shows those of today. */
const OTHERS = Object.keys(FIRST_PLACES).filter((name) => !FIGURES.includes(name))

/** The legal documents of this build, with what owners publish as figures of theirs. */
export function legalFilesWith(voucherYears: number): LegalFiles {
  return voucherYears === FIRST_VOUCHER_YEARS
    ? legalFiles
    : { ...legalFiles, snapshotOf: (document, content) => snapshotOf(document, content, voucherYears) }
}

/** As they are until owners publish figures. */
export const legalFiles: LegalFiles = {
  dayOf: (document) => LEGAL_DAYS[document],
  contentOf,
  placeholdersOf: (document) => [
    ...new Set([
      ...placeholdersOf(parseLegal(contentOf(document).de)),
      ...[...OTHERS, ...FIGURES].map((name) => `{${name}}`),
    ]),
  ],
  pages: [
    ...EDITABLE_PAGES.flatMap(({ path }) => path ?? []),
    ...LEGAL_DOCUMENTS.map((document) => paths[document]),
    ...LEGAL_DOCUMENTS.map((document) => paths.versions(paths[document])),
    paths.myData,
  ],
  snapshotOf: (document, content) => snapshotOf(document, content, FIRST_VOUCHER_YEARS),
}

/** Until owners publish. */
export const FIRST_LEGAL = Object.fromEntries(
  LEGAL_DOCUMENTS.map((document) => [
    document,
    { version: LEGAL_DAYS[document], day: LEGAL_DAYS[document], content: null },
  ]),
) as unknown as LegalFacts

function snapshotOf(document: LegalDocumentId, content: LegalContent, voucherYears: number): LegalSnapshot {
  const used = placeholdersOf(parseLegal(content.de))
  const figures = used.map((placeholder) => placeholder.slice(1, -1)).filter((name) => !OTHERS.includes(name))
  return {
    title: perLanguage((language) => written[document][language].title),
    figures: perLanguage((language) =>
      Object.fromEntries(figures.map((name) => [name, figureOf(name, language, voucherYears)])),
    ),
    tables: perLanguage((language) => tablesOf(document, language)),
  }
}

function figureOf(name: string, language: Language, voucherYears: number): string {
  if (name.includes(':')) return fillFacts(language, `{${name}}`, { ...FIRST_OFFER, voucherYears })
  return FIRST_PLACES[name] ?? ''
}

function tablesOf(document: LegalDocumentId, language: Language): LegalTables {
  const tables: Record<LegalDocumentId, () => LegalTables> = {
    terms: () => termsTables(termsTexts[language]),
    privacy: () => privacyTables(privacyTexts[language], language),
    imprint: () => imprintTables(imprintTexts[language]),
  }
  return tables[document]()
}

function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >
}

/** Of its page. */
export function legalPath(document: LegalDocumentId): string {
  return paths[document]
}
