import type staffSecurityTexts from '#content/texts/staff-security.ts'

/** Each name of an audit row stands once: with its words, by its filter. */
export type AuditNames = (typeof staffSecurityTexts)['de']['actions']
type AuditGroup = keyof AuditNames

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
export type HistoryAction = keyof AuditNames['customers']
export type SecurityAction = { [Group in AuditGroup]: keyof AuditNames[Group] }[AuditGroup]

/** Of all actions. */
export function auditWords(names: AuditNames): Readonly<Record<SecurityAction, string>> {
  return Object.assign({}, ...Object.values(names)) as Record<SecurityAction, string>
}

/** Persons and actions are filters: the log's three sources have no order by them in common. */
export const AUDIT_SORTS = ['at'] as const

/** Characters. */
export const MAX_AUDIT_SEARCH = 100

/** What an action was about. */
export type ThingKind =
  | 'booking'
  | 'event'
  | 'invoice'
  | 'legal'
  | 'list'
  | 'news'
  | 'order'
  | 'page'
  | 'part'
  | 'person'
  | 'product'
  | 'quote'
  | 'request'
  | 'service'
  | 'voucher'

export interface AuditedThing {
  kind: ThingKind
  id: string
  /** As stored today; null when the client has names for its kind, or it is deleted. */
  name: string | null
}

export interface SecurityEntry {
  id: string
  at: string
  action: SecurityAction
  /** The actor's or affected account's address; masked when there is no account. */
  who: string | null
  whom: string | null
  /** Keyed hash. */
  network: string | null
  times: number
  thing: AuditedThing | null
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
