import { sumContested } from '#features/invoice/database/invoice-payments-repository.server.ts'
import type { InvoiceSource } from '#features/invoice/invoice-deps.server.ts'
import { lockOrder } from '../database/orders-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { contestOrderInvoice, settleOrderInvoice } from '../payment/settle-order-invoice.server.ts'
import { usesWithoutGround } from '../payment/sold-vouchers.server.ts'
import { voucherPort } from './order-ports.ts'

/** An order is invoiced when it is placed (ADR-057), never later. */
export function orderSource(
  { key, ownerEmail }: Pick<OrderDeps, 'key' | 'ownerEmail'>,
  id: string,
): InvoiceSource {
  const deps = { key, vouchers: voucherPort, ownerEmail }
  return {
    lock: async (tx) => void (await lockOrder(tx, { id })),
    async settle(tx, { money, ...settlement }) {
      await settleOrderInvoice(tx, deps, id, { ...money, ...settlement })
      return true
    },
    async contested(tx, { now }) {
      const contestedCents = await sumContested(tx, { source: 'order' }, [id])
      await contestOrderInvoice(tx, id, { contestedCents, now })
    },
    usesWithoutGround: (tx, creditedCents) => usesWithoutGround(tx, deps.vouchers, id, creditedCents),
    // Its vouchers are taken in the cart, where none buys another.
    account: async () => ({ bookingId: null, openCents: 0 }),
  }
}
