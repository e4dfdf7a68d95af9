import { LEGAL_DAYS } from '#content/legal-documents.ts'

/** Version of the terms (/agb) that buyers accept now; stored with each order. It is the day of the text. */
export const TERMS_VERSION: string = LEGAL_DAYS.terms
