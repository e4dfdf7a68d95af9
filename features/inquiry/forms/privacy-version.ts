import { LEGAL_DAYS } from '#content/legal-documents.ts'

/** Version of the privacy statement (/datenschutz) that forms point to now; stored with each inquiry. It is the day of the text. */
export const PRIVACY_VERSION: string = LEGAL_DAYS.privacy
