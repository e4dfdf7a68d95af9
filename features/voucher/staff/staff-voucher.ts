import type { Language } from '#i18n/languages.ts'

/** `over`: nothing left, void, replaced or lapsed. */
export const VOUCHER_FILTERS = ['open', 'blocked', 'over', 'all'] as const

/** Day of issue, last day, and value at issue; newest first without one. */
export const VOUCHER_SORTS = ['issued', 'until', 'value'] as const

/** Characters. */
export const MAX_VOUCHER_SEARCH = 100
export const MAX_REFERENCE = 120
export const MAX_VOUCHER_REASON = 200
/** A code, or the address that its QR code leads to. */
export const MAX_SCANNED = 300

export const VOUCHER_STATES = [
  'valid',
  'blocked',
  'suspended',
  'used_up',
  'lapsed',
  'voided',
  'replaced',
] as const
/** `suspended`: a refund of its order is pending. */
export type VoucherState = (typeof VOUCHER_STATES)[number]

export interface StaffVoucherLine {
  id: string
  lastFour: string
  kind: 'course' | 'value'
  level: number | null
  initialCents: number
  restCents: number
  currency: string
  /** Last day, `YYYY-MM-DD` in Swiss time. */
  validUntil: string
  issuedAt: string
  test: boolean
  standing: VoucherState
  /** What it was bought with, or the booking whose payment it is (ADR-052). */
  order: {
    of: 'order' | 'booking'
    /** Null: no longer kept. */
    number: number | null
    name: string | null
    email: string | null
    /** As sold, in the order's language. */
    title: string
    language: Language
    /** Of a personal voucher: for whom, and where it was mailed. */
    recipient: string | null
    recipientEmail: string | null
  }
}

export interface VoucherEntryRow {
  id: number
  at: string
  cents: number
  /** Running rest after this row. */
  restCents: number
  cause: 'issued' | 'voided' | 'refunded' | 'redeemed' | 'given_back' | 'replaced' | 'replacement'
  /** Where it was used: a booking, an order of the shop, an invoice, or by staff. Null: elsewhere, or no longer known. */
  place:
    | { kind: 'booking'; number: number; eventId: string }
    | { kind: 'order'; number: number }
    | { kind: 'invoice'; id: string; number: string }
    | { kind: 'staff'; reference: string }
    | null
  /** E-mail address of the member of staff. */
  by: string | null
  isUndone: boolean
  canUndo: boolean
}

export interface StaffVoucher extends StaffVoucherLine {
  blockedAt: string | null
  blockReason: string | null
  voidedAt: string | null
  replacedBy: { id: string; lastFour: string } | null
  replaces: { id: string; lastFour: string } | null
  entries: VoucherEntryRow[]
}

export function stateOf(
  voucher: {
    voidedAt: Date | null
    suspendedAt: Date | null
    blockedAt: Date | null
    replacedById: string | null
    validUntil: string
  },
  restCents: number,
  today: string,
): VoucherState {
  if (voucher.replacedById) return 'replaced'
  if (voucher.voidedAt) return 'voided'
  if (voucher.suspendedAt) return 'suspended'
  if (voucher.blockedAt) return 'blocked'
  if (restCents <= 0) return 'used_up'
  return voucher.validUntil < today ? 'lapsed' : 'valid'
}

const QR_PARAMETER = /[?&]voucher=([^&#]+)/

/** What a scanner typed: the code alone, or the address in the QR code of the PDF, whose code is taken out. */
export function scannedCode(typed: string): string {
  const [, inAddress] = QR_PARAMETER.exec(typed) ?? []
  if (!inAddress) return typed.trim()
  try {
    return decodeURIComponent(inAddress)
  } catch {
    return inAddress
  }
}
