import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface VoucherYearsPosts {
  '/voucher-years': Action<{ years: number; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface VoucherYearsAnswers {
  '/voucher-years': { years: number; revision: number }
}
