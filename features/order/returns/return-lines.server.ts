import { putBackStock } from '#features/catalog/stock-repository.server.ts'
import { returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { changeOrder, type OrderCall } from '../change-order.server.ts'
import { orderReturns } from '../database/parcel.tables.server.ts'
import { type StoredOrder, transitionOrder, updateOrder } from '../database/orders-repository.server.ts'
import { insertReturn, isTakenId, readReturns } from '../database/parcels-repository.server.ts'
import { type OrderState, payableCents, refundableCents } from '../order.ts'
import type { OrderDeps, OrderInvoicePort } from '../order-deps.server.ts'
import { countPieces, type Pieces, samePieces, takePieces, unsentPieces } from '../parcels/parcel.ts'
import { enqueueOrderRefund } from '../payment/refund-order.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'
import type { WholeOrder } from '../read/whole-order.server.ts'
import { piecesWorth, splitRefund } from './split-refund.ts'

export const ORDER_RETURNED = 'order-returned'

export interface ReturnRequest {
  /** Its id, new per decision; idempotent. */
  decision: string
  lines: readonly Pieces[]
  /** The pieces can be sold again. */
  restock: boolean
  refundCents: number
}

type ReturnDeps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'vouchers'> & {
  invoices: Pick<OrderInvoicePort, 'credit'>
}

/** On the credit note, in the customer's language. */
const CREDIT_REASON = {
  de: 'Rücksendung',
  en: 'Goods returned',
  fr: 'Retour de marchandise',
  it: 'Reso di merce',
} as const

const SENT: readonly OrderState[] = ['invoiced', 'paid', 'fulfilled', 'partially_refunded', 'refunded']

/**
 * Records goods that returned, and returns their money: the voucher's part at once, the card's through the provider (ADR-022),
 * of an order on invoice by a credit note.
 * Never more than was sent, nor than was paid. Locks the order, then vouchers, then variants.
 */
export function returnLines(deps: ReturnDeps, call: OrderCall<ReturnRequest>) {
  const { decision: id, lines: chosen, restock, refundCents } = call.input
  const { id: staffId } = call.member
  return changeOrder(deps, call, async (tx, order, now) => {
    const returns = await readReturns(tx, [order.id])
    const earlier = returns.find((each) => each.id === id)
    if (earlier) {
      const { voucherCents, cardCents, restocked, lines } = earlier
      const isSame =
        voucherCents + cardCents === refundCents && restocked === restock && samePieces(lines, chosen)
      return isSame ? accept({ voucherCents, cardCents }) : refuse({ code: 'request_key_reused' })
    }
    if (await isTakenId(tx, orderReturns, id)) return refuse({ code: 'request_key_reused' })
    if (!SENT.includes(order.state)) return refuse({ code: 'nothing_to_return' })
    const { lines } = order
    const taken = takePieces(chosen, returnable(order, returns), 'more_than_sent')
    if (!taken.ok) return taken
    const left = leftOf(order)
    const worthCents = piecesWorth(chosen, lines)
    const split = splitRefund({ refundCents, worthCents, left })
    if (!split.ok) return split
    const { voucherCents, cardCents } = split.value
    if (refundCents > 0 && order.contestedCents > 0) return refuse({ code: 'payment_disputed' })
    if (cardCents > 0 && order.invoiceId) {
      const credit = {
        invoiceId: order.invoiceId,
        id,
        cents: cardCents,
        reason: CREDIT_REASON[order.language],
      }
      const credited = await deps.invoices.credit(tx, credit, staffId)
      if (!credited.ok) return credited
    } else if (cardCents > 0) {
      const enqueued = await enqueueOrderRefund(tx, deps, order, {
        refundCents: cardCents,
        requestKey: id,
        acknowledgedUses: 'unless_covered',
      })
      if (!enqueued.ok) return enqueued
    }
    if (voucherCents > 0) await giveBack(tx, order, voucherCents, now)
    const money = { voucherCents, cardCents }
    const made = { id, orderId: order.id, at: now, staffId, restocked: restock, lines: chosen }
    await insertReturn(tx, { ...made, ...money })
    if (restock) await putBackStock(tx, toStock(chosen, lines))
    if (order.customerEmail)
      await enqueueMail(tx, {
        kind: ORDER_RETURNED,
        to: order.customerEmail,
        language: order.language,
        payload: { orderId: order.id, returnId: id },
      })
    await call.record(tx, { refundCents, restock })
    return accept(money)
  })
}

/** Goods that left and have not been returned. */
function returnable({ lines, sent }: WholeOrder, returns: readonly { lines: readonly Pieces[] }[]): Pieces[] {
  const goods = lines.filter(({ kind }) => kind === 'goods')
  const left = goods.map((line) => ({ ...line, quantity: sent.get(line.id) ?? 0 }))
  return unsentPieces(left, countPieces(returns))
}

/** What can still go back, in Rappen: a pending refund counts as refunded. */
export function leftOf(order: WholeOrder) {
  return {
    voucherCents: order.voucherReturnedAt ? 0 : order.voucherCents - order.voucherReturnedCents,
    cardCents: Math.max(0, refundableCents(order) - order.refundOnItsWayCents),
  }
}

/** A part to the voucher that paid; an order that it paid wholly is refunded with the last of it. */
async function giveBack(tx: Transaction, order: StoredOrder, cents: number, now: Date): Promise<void> {
  await returnFromOrder(tx, order.id, now, cents)
  const voucherReturnedCents = order.voucherReturnedCents + cents
  const isAll = voucherReturnedCents === order.voucherCents
  const isOver = isAll && payableCents(order) === 0
  const next: OrderState = isOver ? 'refunded' : 'partially_refunded'
  if (order.state !== next && order.state !== 'refunded')
    await transitionOrder(tx, order, [next], { at: now, cause: 'staff' })
  await updateOrder(tx, order.id, {
    voucherReturnedCents,
    ...(isAll && { voucherReturnedAt: now }),
    updatedAt: now,
  })
}

function toStock(chosen: readonly Pieces[], lines: readonly StoredOrderLine[]) {
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })
}
