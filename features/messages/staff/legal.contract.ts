import { LEGAL_DOCUMENTS } from '#features/messages/content/legal-document-ids.ts'
import { contract, get, post } from '#kit/contract.ts'
import { day, flag, json, listOf, optional, revision } from '#kit/fields.ts'
import type { LegalContent } from '../legal/legal-text.ts'
import { type EditedLegal, LEGAL_REFUSALS, type LegalStatus, type StaffLegal } from '../legal/staff-legal.ts'

export const legalList = listOf({})

const seen = revision()

/** Terms, privacy and imprint: written, compared, planned, published. */
export const legal = contract(
  {
    permission: 'legal',
    isSmall: true,
    refusals: LEGAL_REFUSALS,
    missing: 'unknown_document',
    subject: 'document',
    id: new RegExp(`^(?:${LEGAL_DOCUMENTS.join('|')})$`),
  },
  {
    /** `today`: Swiss day. */
    list: get('/legal').answers<{ today: string; documents: StaffLegal[] }>(),
    read: get('/legal/:id').answers<{ today: string; document: EditedLegal }>(),
    preview: get('/legal/:id/preview').answers<{ html: string }>(),
    /** Markdown in four languages. */
    save: post(
      '/legal/:id/drafts',
      { content: json<LegalContent>(), knowsFiles: optional(flag()), seen },
      { bodyLimit: 1024 * 1024 },
    ).answers<LegalStatus>(),
    drop: post('/legal/:id/draft-removal', { seen }).answers<{ revision: number }>(),
    publish: post(
      '/legal/:id/publication',
      { fromDay: day(), isTranslated: flag(), seen },
      { audit: 'legal_published' },
    ).answers<{ version: string; isPlanned: boolean }>(),
    withdraw: post('/legal/:id/withdrawal', { seen }, { audit: 'legal_withdrawn' }).answers<{
      version: string
    }>(),
  },
)
