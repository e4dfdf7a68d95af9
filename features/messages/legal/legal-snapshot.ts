import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { LegalTables } from '#features/messages/content/legal-messages.ts'
import type { Language } from '#i18n/languages.ts'
import type { LegalContent } from './legal-text.ts'

/** The data of a version beside its texts, so that it stays readable after the program changed. */
export interface LegalSnapshot {
  title: Readonly<Record<Language, string>>
  /** By placeholder, such as `rule:weather`; company data are not among them, they are those of today. */
  figures: Readonly<Record<Language, Readonly<Record<string, string>>>>
  tables: Readonly<Record<Language, LegalTables>>
}

/** The legal documents of this build. */
export interface LegalFiles {
  dayOf(document: LegalDocumentId): string
  contentOf(document: LegalDocumentId): LegalContent
  /** Of texts as the program shows them now. */
  snapshotOf(document: LegalDocumentId, content: LegalContent): LegalSnapshot
  /** Placeholders that texts may contain. */
  placeholdersOf(document: LegalDocumentId): readonly string[]
  /** Paths of the site that texts may lead to. */
  pages: readonly string[]
}

/** What the site shows of a document. Null: the files' texts. */
export interface LegalFact {
  version: string
  /** Swiss day, `YYYY-MM-DD`. */
  day: string
  content: LegalContent | null
}

export type LegalFacts = Readonly<Record<LegalDocumentId, LegalFact>>
