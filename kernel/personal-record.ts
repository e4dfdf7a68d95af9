/**
 * Why a record survives an erasure request: bookkeeping duty, still in progress, or a staff account, which the employer
 * closes.
 */
export type KeepReason = 'books' | 'running' | 'account'

/** A stored record about a person, as shown to that person. */
export interface PersonalRecord {
  number: number | null
  at: Date
  /** Null where the kind alone identifies it. */
  title: string | null
  cents: number | null
  /** Null: deleted as soon as the person asks. */
  keep: KeepReason | null
  /** Start of the retention period, where the record is kept. */
  keptSince: Date
  /** Everything the tables hold about the person, for the data export. */
  data: Record<string, unknown>
}
