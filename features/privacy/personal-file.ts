import type { KeepReason } from '#kernel/personal-record.ts'

/** What can be stored about a person, in the order of the page. */
export const PERSONAL_KINDS = [
  'order',
  'voucher',
  'booking',
  'inquiry',
  'newsletter',
  'mail',
  'account',
] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

export interface PersonalItem {
  number: number | null
  /** `YYYY-MM-DD` in Switzerland. */
  day: string
  title: string | null
  cents: number | null
  /** Null: deleted as soon as the person asks. */
  keep: KeepReason | null
  /** Last day of what the books keep; null for everything else. */
  keptUntil: string | null
}

/** What is stored under an address, as its owner sees it. Travels as JSON. */
export interface PersonalFileView {
  address: string
  /** When the link ends, ISO 8601 in UTC. */
  expiresAt: string
  /** Kinds of which there is something. */
  groups: { kind: PersonalKind; items: PersonalItem[] }[]
}
