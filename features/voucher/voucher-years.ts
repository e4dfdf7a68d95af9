import { z } from 'zod'
import { VOUCHER_YEARS } from './content/voucher-years.ts'

/** How long vouchers are valid that are sold from now on; one number for all of them. */
export const VOUCHER_YEARS_KIND = {
  name: 'voucher-years',
  schema: z.int().min(VOUCHER_YEARS.least).max(VOUCHER_YEARS.most),
}
