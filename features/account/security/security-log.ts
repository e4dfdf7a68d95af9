import type { Namespaces } from '#i18n/namespaces.ts'

/** Each name of an audit row stands once: in the texts of its noun, with its words, by its filter. */
type AuditTexts = Extract<Namespaces[keyof Namespaces], { audit: object }>['audit']
type KeysOf<Union> = Union extends unknown ? keyof Union : never
type NamesIn<Union> = Union extends unknown
  ? { [Group in keyof Union]: keyof Union[Group] }[keyof Union]
  : never
export type AuditGroup = KeysOf<AuditTexts>

export const AUDIT_GROUPS = Object.keys({
  refused: true,
  signIns: true,
  exports: true,
  money: true,
  content: true,
  customers: true,
  daily_work: true,
  accounts: true,
} satisfies Record<AuditGroup, true>) as AuditGroup[]

export type SecurityFilter = 'all' | AuditGroup
/** Steps of bookings and quotes, which are read from their own histories. */
export type HistoryAction = Extract<SecurityAction, 'booking_step' | 'quote_step'>
export type SecurityAction = NamesIn<AuditTexts>

/** Persons and actions are filters: the log's three sources have no order by them in common. */
export const AUDIT_SORTS = ['at'] as const

/** Characters. */
export const MAX_AUDIT_SEARCH = 100

/** What an action was about. */
export interface AuditSubject {
  kind: string
  id: string
  /** As stored today; null when the client has names for its kind, or it is deleted. */
  name: string | null
}

export interface SecurityEntry {
  id: string
  at: string
  action: SecurityAction
  /** In the reader's language. */
  words: string
  /** The actor's or affected account's address; masked when there is no account. */
  who: string | null
  whom: string | null
  /** Keyed hash. */
  network: string | null
  times: number
  thing: AuditSubject | null
  /** What was done with a booking or quote, in the reader's language. */
  what: string | null
  /** Before and after can be read. */
  hasChanges: boolean
}

/** What an action changed, in the reader's language; null: no value. */
export interface AuditedChange {
  label: string
  before: string | null
  after: string | null
}
