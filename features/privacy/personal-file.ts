import type { KeepReason } from '#kernel/personal-record.ts'

export const PERSONAL_KINDS = [
  'order',
  'voucher',
  'booking',
  'quote',
  'invoice',
  'inquiry',
  'newsletter',
  'mail',
  'account',
] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

export interface PersonalItem {
  number: number | null
  /** Swiss day, `YYYY-MM-DD`. */
  day: string
  title: string | null
  cents: number | null
  /** Null: deleted on request. */
  keep: KeepReason | null
  /** Last day of bookkeeping retention, else null. */
  keptUntil: string | null
}

export interface PersonalFileView {
  address: string
  /** Of the link, ISO 8601 in UTC. */
  expiresAt: string
  /** Only kinds with entries. */
  groups: { kind: PersonalKind; items: PersonalItem[] }[]
}
