import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { Language } from '#i18n/languages.ts'
import { refusals } from '#kit/refusals.ts'
import type { DiffSection } from './compare-versions.ts'
import type { LegalPlace, LegalProblem } from './legal-rules.ts'
import type { LegalContent } from './legal-text.ts'

export type Differences = Readonly<Record<Language, DiffSection[]>>

/** A document in the list. */
export interface StaffLegal {
  id: LegalDocumentId
  version: string
  day: string
  /** Day of the planned version. */
  plannedDay: string | null
  hasDraft: boolean
  /** A release changed the files' texts below the owner's. */
  isReleaseNewer: boolean
}

/** What changes with each draft. */
export interface LegalStatus {
  /** Newest row; a change has to name it, so that none is overwritten unseen. 0 without any. */
  revision: number
  problems: LegalProblem[]
  /** Between what holds and the draft, as visitors will read it. */
  differences: Differences
  /** Lines that stayed while their German text changed. */
  behind: LegalPlace[]
  /** Placeholders of what holds that no text has any more: the program still goes by them. */
  lost: string[]
}

export interface EditedLegal extends LegalStatus {
  id: LegalDocumentId
  /** The draft; without one the planned version or what holds. */
  content: LegalContent
  hasDraft: boolean
  version: string
  day: string
  planned: { version: string; day: string } | null
  /** What a release changed in the files since the owner's text was written; null when it did not. */
  release: { differences: Differences; content: LegalContent } | null
  placeholders: readonly string[]
  /** Newest first, the one that holds included. */
  versions: LegalVersionEntry[]
}

export interface LegalVersionEntry {
  revision: number
  version: string
  day: string
  /** ISO 8601. */
  at: string
  /** Null for a release. */
  author: string | null
  content: LegalContent
}

export type LegalRefusal =
  | { code: Exclude<keyof typeof LEGAL_REFUSALS, 'legal_incomplete' | 'version_planned'> }
  | { code: 'legal_incomplete'; problem: LegalProblem }
  | { code: 'version_planned'; day: string }

export const LEGAL_REFUSALS = refusals({
  unknown_document: 'missing',
  unknown_version: 'missing',
  changed_meanwhile: 'conflict',
  nothing_to_publish: 'conflict',
  legal_incomplete: 'conflict',
  languages_behind: 'conflict',
  version_planned: 'conflict',
  day_over: 'invalid',
  day_too_far: 'invalid',
})
