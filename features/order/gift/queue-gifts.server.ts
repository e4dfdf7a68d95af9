import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { enqueueMails } from '#platform/outbox/outbox.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'

/** The recipient of a personal voucher gets it by this mail; the buyer has got it with the order. */
export const VOUCHER_GIFT = 'voucher-gift'

/** Swiss time, on the chosen day. */
const SENT_FROM = '08:00'
const BATCH = 50

/** Vouchers are another feature; those of a refund, done or pending, and blocked ones are not given away. */
const hasGoodVoucher = sql`exists (
  select from vouchers where vouchers.order_line_id = ${orderLines.id}
    and vouchers.voided_at is null and vouchers.suspended_at is null and vouchers.blocked_at is null
)`

/**
 * Hands the mails to recipients that are due to the outbox, each once: row and mark are one transaction. Without a day a mail is
 * due with the payment, otherwise from 08:00 Swiss time on its day, or later when the payment or this job was late. @returns how many.
 */
export async function queueGifts({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock()
  const { day, time } = swissTime(now)
  const lastDay = time >= SENT_FROM ? sql`<= ${day}` : sql`< ${day}`
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ line: orderLines, language: orders.language })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          sql`${orderLines.gift} ->> 'email' is not null`,
          isNull(orderLines.giftQueuedAt),
          sql`coalesce(${orderLines.gift} ->> 'day', '') ${lastDay}`,
          inArray(orders.state, ['paid', 'fulfilled', 'partially_refunded']),
          hasGoodVoucher,
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orderLines.position))
      .limit(BATCH)
      .for('update', { of: orderLines, skipLocked: true })
    if (due.length === 0) return 0
    await enqueueMails(
      tx,
      due.map(({ line, language }) => ({
        kind: VOUCHER_GIFT,
        to: line.gift?.email ?? '',
        language,
        payload: { orderId: line.orderId, lineId: line.id },
      })),
    )
    const ids = due.map(({ line }) => line.id)
    await tx.update(orderLines).set({ giftQueuedAt: now }).where(inArray(orderLines.id, ids))
    return due.length
  })
}
