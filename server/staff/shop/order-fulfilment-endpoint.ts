import { recordAction } from '#features/account/security/audit.server.ts'
import { fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { answerWith } from '../answer-staff.ts'
import { orderNumber } from './order-page-endpoints.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

/** Marks goods as posted; `id` is the order number. Idempotent. */
export function orderFulfilmentEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route('POST', '/orders/:id/fulfilment', 'orders', 'none', noBody, async ({ id, member, reply }) => {
    const number = orderNumber(id)
    const onFulfilled = (tx: Transaction) =>
      recordAction(tx, {
        at: deps.clock(),
        action: 'order_fulfilled',
        actorId: member.id,
        detail: { number },
      })
    return answerWith(reply, await fulfilOrder(deps, number, member.id, onFulfilled), ({ fulfilledAt }) => ({
      fulfilledAt: fulfilledAt.toISOString(),
    }))
  })
}
