import { type RefusalOf, refusals } from '#kit/refusals.ts'
import type { Language } from '#i18n/languages.ts'

/** Characters. */
export const DOCUMENT_LIMITS = { title: 120 } as const

/** What owners write about a document; empty titles are allowed until it is published. */
export interface DocumentTexts {
  title: Record<Language, string>
  pages: readonly string[]
}

/** A document as staff see it. */
export interface StaffDocument {
  id: string
  /** With what is not on the site yet. */
  texts: DocumentTexts
  file: { bytes: number }
  state: 'draft' | 'published'
  /** The newest change. A change has to name it, so that none is overwritten unseen. */
  revision: number
}

export interface EditedDocument extends StaffDocument {
  /** Newest first, the present one included. */
  history: { revision: number; at: string; author: string | null; texts: DocumentTexts }[]
}

/** Why a file is not offered: no PDF, one that needs a password, one that does something when it is opened. */
export const PDF_REFUSALS = refusals({
  document_unreadable: 'invalid',
  document_locked: 'invalid',
  document_active: 'invalid',
})
export type PdfProblem = RefusalOf<typeof PDF_REFUSALS>['code']

export const DOCUMENT_REFUSALS = refusals({
  ...PDF_REFUSALS,
  unknown_document: 'missing',
  changed_meanwhile: 'conflict',
  document_missing: 'invalid',
})
