import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { LegalTables } from '#features/messages/content/legal-messages.ts'
import type { DiffSection } from './compare-versions.ts'
import type { LegalText } from './legal-text.ts'

/** The versions of a document as visitors read them, in one language. */
export interface LegalVersionPage {
  document: LegalDocumentId
  title: string
  /** Newest first. */
  versions: ListedVersion[]
  shown: DisplayedVersion | null
}

export interface ListedVersion {
  version: string
  /** `YYYY-MM-DD` */
  day: string
  /** When the next one took its place; null for the one that holds. */
  until: string | null
  /** That it replaced. */
  previous: string | null
}

export interface DisplayedVersion extends ListedVersion {
  /** Placeholders are filled in. */
  text: LegalText
  tables: LegalTables
  difference: { day: string; sections: DiffSection[] } | null
}
