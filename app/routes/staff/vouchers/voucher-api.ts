import type { StaffVoucher, StaffVouchers } from '#features/voucher/staff/staff-voucher.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface VoucherPosts {
  /** Of a scanner or by hand: a code, or something to search for. */
  '/voucher-lookups': Action<{ typed: string }, { isCode: boolean; ids: string[] }>
  '/vouchers/:id/redemptions': Action<
    { amountCents: number; reference: string; key: string },
    { entryId: number; restCents: number }
  >
  '/voucher-redemptions/:id/reversal': Action<Nothing>
  '/vouchers/:id/block': Action<{ reason: string }>
  '/vouchers/:id/release': Action<Nothing>
  '/vouchers/:id/extension': Action<{ until: string; seen: string }>
  '/vouchers/:id/replacement': Action<
    { reason: string; email: string | null; key: string },
    { id: string; lastFour: string }
  >
  '/vouchers/:id/mail': Action<{ to: 'buyer' | 'recipient' }>
  '/voucher-years': Action<{ years: number; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface VoucherAnswers {
  '/vouchers': StaffVouchers
  '/vouchers/:id': StaffVoucher
  /** As it would be sent. */
  '/vouchers/:id/mail': { subject: string; text: string }
  '/voucher-years': { years: number; revision: number }
}
