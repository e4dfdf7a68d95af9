/** Documents with a version of their own, by namespace. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'imprint'] as const

export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]
