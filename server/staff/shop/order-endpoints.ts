import { z } from 'zod'
import { listOrders } from '../../orders/list-orders.ts'
import { answerInvalid } from '../answer-staff.ts'
import { LIST_POSITION } from '../list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const query = z.object(LIST_POSITION)

export function orderEndpoints(route: StaffRoute, { db }: StaffDeps): void {
  route('GET', '/orders', 'orders', 'none', async ({ query: given, language, reply }) => {
    const parsed = query.safeParse(given)
    if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
    return listOrders(db, parsed.data, language)
  })
}
