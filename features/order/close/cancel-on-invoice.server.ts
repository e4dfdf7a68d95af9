import { putBackStock } from '#features/catalog/stock-repository.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { changeOrder, type OrderCall } from '../change-order.server.ts'
import { readHeldLines, transitionOrder, updateOrder } from '../database/orders-repository.server.ts'
import type { OrderDeps, OrderInvoicePort } from '../order-deps.server.ts'

/** On the credit note, in the customer's language. */
const REASON = {
  de: 'Bestellung storniert',
  en: 'Order cancelled',
  fr: 'Commande annulée',
  it: 'Ordine annullato',
} as const

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'vouchers'> & { invoices: OrderInvoicePort }

/**
 * Cancels an order on invoice of which nothing has left, unpaid or paid: its invoice is credited, its stock is free again, its vouchers
 * are void. What was paid shows as too much on the invoice. Idempotent. Locks order, invoice, series, vouchers, variants.
 */
export function cancelOnInvoice(deps: Deps, call: OrderCall) {
  return changeOrder(deps, call, async (tx, order, at) => {
    const { invoiceId, state, id } = order
    if (!invoiceId) return refuse({ code: 'not_on_invoice' })
    if (state === 'cancelled' || state === 'refunded') return accept({})
    if (!order.can.cancel) return refuse({ code: 'parcels_left' })
    // Also of an unpaid one: it may have been paid, and the payment undone.
    const uses = await deps.vouchers.lockUses(
      tx,
      order.lines.map((line) => line.id),
    )
    if (uses.length > 0) return refuse({ code: 'vouchers_in_use', uses })
    if (state === 'invoiced') await transitionOrder(tx, order, ['cancelled'], { at, cause: 'staff' })
    await updateOrder(tx, id, { network: null, updatedAt: at })
    // A paid one is refunded when its invoice is settled.
    await deps.invoices.credit(
      tx,
      { invoiceId, id: crypto.randomUUID(), reason: REASON[order.language] },
      call.member.id,
    )
    await putBackStock(tx, await readHeldLines(tx, id))
    await call.record(tx)
    return accept({})
  })
}
