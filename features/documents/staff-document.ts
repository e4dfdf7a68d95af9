import type { DocumentTexts } from './document.schema.ts'

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

export type DocumentRefusal =
  | { code: 'unknown_document' }
  | { code: 'document_missing' }
  | { code: 'document_incomplete' }
  | { code: PdfProblem }

/** Why a file is not offered: no PDF, one that needs a password, one that does something when it is opened. */
export type PdfProblem = 'document_unreadable' | 'document_locked' | 'document_active'
