import { z } from 'zod'
import { VOUCHER_USE_KEY } from '#kernel/voucher-use.ts'

/** What vouchers of an order were redeemed for, as shown and confirmed before their money goes back. */
export const acknowledgedUses = z.array(z.string().regex(VOUCHER_USE_KEY)).max(500).default([])
