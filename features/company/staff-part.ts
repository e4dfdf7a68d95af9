import type { CompanyFacts } from './company-parts.ts'

/** What the site says, and whether the reader may change who the company is. */
export interface StaffParts {
  facts: CompanyFacts
  mayChangeIdentity: boolean
}

/** A part as staff change it. */
export interface StaffPart {
  value: unknown
  /** The newest change; 0 without any. Whoever changes the part names it, so that nobody overwrites unseen. */
  revision: number
  /** Newest first, the present one included; null is what the files say. */
  history: { revision: number; at: string; author: string | null; value: unknown }[]
}

export type PartRefusal = { code: 'unknown_part' }
