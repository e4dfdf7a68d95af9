import { refusals } from '#kit/refusals.ts'
import type { CompanyFacts } from './company-parts.ts'

/** The published facts, and whether the reader may change the identity of the company. */
export interface StaffParts {
  facts: CompanyFacts
  mayChangeIdentity: boolean
  /** `MAIL_OWNER`, to which notices go whatever the company's address is; null: not set. */
  mailOwner: string | null
}

/** A part as staff change it. */
export interface StaffPart {
  value: unknown
  /** The newest change; 0 without any. A change has to name it, so that none is overwritten unseen. */
  revision: number
  /** Newest first, including the present one; null is the value of the files. */
  history: { revision: number; at: string; author: string | null; value: unknown }[]
}

export const PART_REFUSALS = refusals({
  unknown_part: 'missing',
  changed_meanwhile: 'conflict',
  invalid: 'invalid',
})
