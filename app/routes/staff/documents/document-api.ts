import type { DocumentTexts } from '#features/documents/document.schema.ts'
import type { EditedDocument, StaffDocument } from '#features/documents/staff-document.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface DocumentPosts {
  '/documents': Action<{ original: string; title: string }, { id: string }>
  '/documents/:id/publication': Action<{ texts: DocumentTexts; seen: number }, { revision: number }>
  '/documents/:id/removal': Action<{ seen: number }>
}

/** `GET` below `/api/staff`. */
export interface DocumentAnswers {
  '/documents': { documents: StaffDocument[] }
  '/documents/:id': { document: EditedDocument }
}
