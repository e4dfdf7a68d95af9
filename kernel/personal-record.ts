/**
 * Why a record outlives the wish to be forgotten: the duty to keep books, something that is still going on, or an
 * account, which those who employ its owner close.
 */
export type KeepReason = 'books' | 'running' | 'account'

/** Something that is stored about somebody, as they may see it. */
export interface PersonalRecord {
  /** The number on its mails, when it has one. */
  number: number | null
  /** When it arose. */
  at: Date
  /** What the person knows it by: an event's title, a subject. Null where the kind says it all. */
  title: string | null
  cents: number | null
  /** Null: deleted as soon as the person asks. */
  keep: KeepReason | null
  /** Of what is kept: since when its period runs. */
  keptSince: Date
  /** Everything that the tables hold about the person, for the file that they take along. */
  data: Record<string, unknown>
}
