/** What took an amount of a voucher and has not given it back. `elsewhere`: it is deleted, or does not say. */
export type VoucherUser = 'booking' | 'order' | 'invoice' | 'desk' | 'elsewhere'

export interface VoucherUse {
  /** The replacement of a replaced one. */
  voucherId: string
  lastFour: string
  by: VoucherUser
  /** Number of the booking, order or invoice; what staff wrote at the desk. */
  of: string
  /** Not paid yet: it may go back by itself. */
  held: boolean
  cents: number
  /** Names this use of this amount: what staff agree to when the voucher loses its ground. */
  key: string
}

/** As staff see it. */
export type StaffVoucherUse = Omit<VoucherUse, 'voucherId'>

/** Whether each of these was shown to staff, as it is now, and agreed to. */
export function isAgreed(uses: readonly VoucherUse[], agreedKeys: readonly string[]): boolean {
  return uses.every(({ key }) => agreedKeys.includes(key))
}

/** Of `VoucherUse.key`. */
export const VOUCHER_USE_KEY = /^[0-9a-f]{16}$/
