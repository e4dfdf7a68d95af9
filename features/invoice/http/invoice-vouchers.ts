import type { VouchersPort } from '#features/invoice/invoice-deps.server.ts'
import {
  findVoucherId,
  redeemForInvoice,
  returnFromInvoice,
} from '#features/voucher/invoice-voucher.server.ts'
import { findCartVoucher } from '#features/voucher/order-voucher.server.ts'
import { refuse } from '#kernel/result.ts'
import { swissTime } from '#i18n/format-date.ts'

/** For what only returns. */
export const returningVouchers: Pick<VouchersPort, 'giveBack'> = { giveBack: returnFromInvoice }

/** Adapter, because features do not import each other. @param acceptTest whether vouchers bought with test payments are accepted */
export function invoiceVouchers({ acceptTest }: { acceptTest: boolean }): VouchersPort {
  return {
    async find(tx, code, now) {
      const ask = { code, currency: 'chf', today: swissTime(now).day, acceptTest }
      const found = await findCartVoucher(tx, ask, { lock: true })
      if (found.ok) return found
      const { code: problem } = found.refusal
      return refuse({ code: problem === 'voucher_other_currency' ? 'voucher_unknown' : problem })
    },
    idOf: findVoucherId,
    redeem: redeemForInvoice,
    ...returningVouchers,
  }
}
