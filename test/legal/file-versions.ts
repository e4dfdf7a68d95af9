import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import { accept, refuse } from '#kernel/result.ts'

/** Of the files alone: nothing was ever published. */
export const fileVersions: LegalVersions = {
  current: (document) => LEGAL_DAYS[document],
  accept: async (document, displayed = LEGAL_DAYS[document]) =>
    displayed === LEGAL_DAYS[document]
      ? accept(displayed)
      : refuse({ code: 'terms_changed', version: LEGAL_DAYS[document] }),
}
