import { LEGAL_DAYS } from '#content/legal-documents.ts'

/** The current privacy statement's date (/datenschutz), stored with each inquiry. */
export const PRIVACY_VERSION: string = LEGAL_DAYS.privacy
