import type { MissingFact } from '#features/facts/content/missing-facts.ts'
import { contract, get, post } from '#kit/contract.ts'
import { flag, revision } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'

export interface Missing {
  facts: MissingFact[]
  unconfirmed: Statement[]
  confirmed: Statement[]
}

export interface Statement {
  id: string
  statement: string
  /** Paths. */
  pages: readonly string[]
  /** What its next confirmation has to name. */
  revision: number
}

/** What the owner has not stated or confirmed. Not in the pages' code, which anybody can read. */
export const missing = contract(
  {
    permission: 'texts',
    isSmall: true,
    refusals: refusals({ unknown_entry: 'missing', changed_meanwhile: 'conflict' }),
    missing: 'unknown_entry',
  },
  {
    read: get('/missing').answers<Missing>(),
    /** `confirmed: false` takes it back. */
    confirm: post(
      '/missing/:id/confirmation',
      { confirmed: flag(), seen: revision() },
      { id: /^[\w-]{1,100}$/ },
    ).answers<{ revision: number }>(),
  },
)
