import type { LegalContent } from '#features/messages/legal/legal-content.ts'
import type { EditedLegal, LegalStand, StaffLegal } from '#features/messages/legal/staff-legal.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface LegalPosts {
  '/legal/:id/drafts': Action<{ content: LegalContent; knowsFiles?: boolean; seen: number }, LegalStand>
  '/legal/:id/draft-removal': Action<{ seen: number }, { revision: number }>
  '/legal/:id/publication': Action<
    { fromDay: string; isTranslated: boolean; seen: number },
    { version: string; isPlanned: boolean }
  >
  '/legal/:id/withdrawal': Action<{ seen: number }, { version: string }>
}

/** `GET` below `/api/staff`. */
export interface LegalAnswers {
  '/legal': { today: string; documents: StaffLegal[] }
  '/legal/:id': { today: string; document: EditedLegal }
  '/legal/:id/preview': { html: string }
}
