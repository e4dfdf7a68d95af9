import { z } from 'zod'
import { listStaffOrders } from '#features/order/staff-read-orders.server.ts'
import { answerInvalid } from './answer-staff.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

const query = z.object({
  page: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .default(0),
})

/** Orders of the shop, to look at. */
export function orderEndpoints(route: StaffRoute, { db }: StaffDeps): void {
  route('GET', '/orders', async ({ query: given, reply }) => {
    const parsed = query.safeParse(given)
    if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
    return listStaffOrders(db, parsed.data.page)
  })
}
