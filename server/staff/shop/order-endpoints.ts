import { z } from 'zod'
import { MAX_ORDER_SEARCH, ORDER_FILTERS, ORDER_SORTS } from '#features/order/staff/staff-order.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listOrders, readOrderRows } from '../../orders/list-orders.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const selection = z.object({
  filter: z.enum(ORDER_FILTERS).default('all'),
  q: z.string().overwrite(plainLine).max(MAX_ORDER_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(ORDER_SORTS),
})
const query = selection.extend(LIST_POSITION)

/** The list of orders, and what is filtered of it as CSV. */
export function orderEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, messages } = staff
  route('GET', '/orders', 'orders', 'none', query, async ({ query: selected, language }) => {
    const { q: search, filter, sort, ...position } = selected
    return listOrders(db, { filter, search, sort, position }, language)
  })

  listFile(route, staff, {
    path: '/orders.csv',
    list: 'orders',
    needs: 'orders',
    query: selection,
    read: ({ q: search, filter, sort }, { position, size, language }) =>
      readOrderRows(db, { filter, search, sort, position, size }, language),
    columns: (language) => {
      const { states, csv } = staffTexts(messages.current(), language, 'staff-desk').orders
      const day = (at: string | null) => (at === null ? '' : swissTime(new Date(at)).day)
      return [
        [csv.number, ({ number }) => String(number)],
        [csv.placed, ({ placedAt }) => day(placedAt)],
        [csv.buyer, ({ name }) => name ?? ''],
        [csv.email, ({ email }) => email ?? ''],
        [csv.address, ({ address }) => address ?? ''],
        [csv.content, ({ lines }) => lines.map(({ title }) => title).join('; ')],
        [csv.state, ({ state }) => states[state === 'fulfilled' ? 'paid' : state]],
        [csv.sent, ({ fulfilledAt }) => day(fulfilledAt)],
        [csv.total, ({ totalCents }) => fromCents(totalCents)],
        [csv.voucher, ({ voucherCents }) => fromCents(voucherCents)],
        [csv.refunded, ({ refundedCents, withdrawnCents }) => fromCents(refundedCents + withdrawnCents)],
      ]
    },
  })
}
