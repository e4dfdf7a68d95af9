import { type RefusalOf, refusals } from '#kit/refusals.ts'

/** Why days are blocked: no more than that is kept, and only staff read it. */
export const BLOCK_KINDS = ['illness', 'holidays', 'other'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** The longest a block may be, in days. */
export const MAX_BLOCK_DAYS = 366

/** Whole Swiss days, both included, `YYYY-MM-DD`. */
export interface BlockedDays {
  id: string
  /** Null: everybody. */
  staffId: string | null
  fromDay: string
  toDay: string
  kind: BlockKind
}

/** Somebody of the back office, as those who plan see them. */
export interface StaffPerson {
  /** Of the account. */
  id: string
  /** As typed for rosters and pages, else the address of the account. */
  name: string
  /** Whether a name was typed: nobody's address is ever published. */
  isNamed: boolean
  /** Whether a date can go ahead with this person alone. */
  leads: boolean
}

export const BLOCK_REFUSALS = refusals({
  unknown_block: 'missing',
  unknown_staff_person: 'missing',
  block_ends_before_start: 'invalid',
  block_too_long: 'invalid',
})
export type BlockRefusal = RefusalOf<typeof BLOCK_REFUSALS>
