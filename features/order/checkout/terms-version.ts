import { LEGAL_DAYS } from '#content/legal-documents.ts'

/** Date of the current terms (/agb), stored with each order. */
export const TERMS_VERSION: string = LEGAL_DAYS.terms
