import { imprintTables, privacyTables, termsTables } from '#features/messages/site/legal-tables.ts'
import { legalPlaceholders } from '#features/messages/site/legal-placeholders.ts'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_COMPANY, FIRST_PROCESSORS } from '#features/company/content/first-company.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import type { LegalMessages, LegalTables } from '#features/messages/content/legal-messages.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { paths } from '#content/paths.ts'
import imprintTexts from '#features/messages/texts/imprint.ts'
import privacyTexts from '#features/messages/texts/privacy.ts'
import termsTexts from '#features/messages/texts/terms.ts'
import { FIRST_VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { placeholdersOf } from '#features/messages/legal/legal-rules.ts'
import type { LegalFacts, LegalFiles } from '#features/messages/legal/legal-snapshot.ts'
import { parseLegal } from '#features/messages/legal/legal-text.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import { type Language, perLanguage } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

const written: Record<LegalDocumentId, Record<Language, LegalMessages>> = {
  terms: termsTexts,
  privacy: privacyTexts,
  imprint: imprintTexts,
}

const tablesOf: Record<LegalDocumentId, (language: Language) => LegalTables> = {
  terms: (language) => termsTables(termsTexts[language]),
  privacy: (language) => privacyTables(privacyTexts[language], language),
  imprint: (language) => imprintTables(imprintTexts[language]),
}

/** What the program fills in: company data, what depends on the installation, and figures. */
const FIRST_PLACES = legalPlaceholders(
  'testkasse',
  { company: { ...FIRST_COMPANY, hours: [] }, leader: { name: null, qualifications: [] } },
  { told: { uid: FIRST_COMPANY.uid, processors: FIRST_PROCESSORS } },
  '',
)

/** The figures of the booking terms; an earlier version shows the other places as they are today. */
const FIGURES = ['freeDays', ...Object.keys(BOOKING_TERMS)]

/** The legal documents of this build, with what owners publish as figures of theirs. */
export function legalFilesWith(voucherYears: number): LegalFiles {
  const figureOf = (name: string, language: Language) =>
    name.includes(':')
      ? fillFacts(language, `{${name}}`, { ...FIRST_OFFER, voucherYears })
      : (FIRST_PLACES[name] ?? '')
  const contentOf: LegalFiles['contentOf'] = (document) =>
    perLanguage((language) => written[document][language].body)
  return {
    dayOf: (document) => LEGAL_DAYS[document],
    contentOf,
    placeholdersOf: (document) => [
      ...new Set([
        ...placeholdersOf(parseLegal(contentOf(document).de)),
        ...Object.keys(FIRST_PLACES).map((name) => `{${name}}`),
      ]),
    ],
    pages: [
      ...EDITABLE_PAGES.flatMap(({ path }) => path ?? []),
      ...LEGAL_DOCUMENTS.flatMap((document) => [paths[document], paths.versions(paths[document])]),
      paths.myData,
    ],
    snapshotOf(document, content) {
      const figures = placeholdersOf(parseLegal(content.de))
        .map((placeholder) => placeholder.slice(1, -1))
        .filter((name) => FIGURES.includes(name) || !(name in FIRST_PLACES))
      return {
        title: perLanguage((language) => written[document][language].title),
        figures: perLanguage((language) =>
          Object.fromEntries(figures.map((name) => [name, figureOf(name, language)])),
        ),
        tables: perLanguage(tablesOf[document]),
      }
    },
  }
}

/** As they are until owners publish figures. */
export const legalFiles = legalFilesWith(FIRST_VOUCHER_YEARS)

/** With the figures that owners publish, as they are on the site. */
export async function readLegalFiles(db: Database | Transaction): Promise<LegalFiles> {
  const [years] = await listFacts(db, VOUCHER_YEARS_KIND, [ONLY])
  return legalFilesWith(years?.published ?? FIRST_VOUCHER_YEARS)
}

/** Until owners publish. */
export const FIRST_LEGAL = Object.fromEntries(
  LEGAL_DOCUMENTS.map((document) => [
    document,
    { version: LEGAL_DAYS[document], day: LEGAL_DAYS[document], content: null },
  ]),
) as unknown as LegalFacts
