import type { LegalDocumentId } from '#content/legal-document-ids.ts'
import type { LegalSection, LegalTables } from '#content/legal-messages.ts'
import type { DiffSection } from './compare-versions.ts'

/** The versions of a document as visitors read them, in one language. */
export interface LegalVersionPage {
  document: LegalDocumentId
  title: string
  /** Newest first. */
  versions: ListedVersion[]
  shown: ShownVersion | null
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

export interface ShownVersion extends ListedVersion {
  lead: string
  /** Placeholders are filled in. */
  sections: Record<string, LegalSection>
  tables: LegalTables
  difference: { day: string; sections: DiffSection[] } | null
}
