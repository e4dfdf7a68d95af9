import { type AnyPgColumn } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

type Column<Name extends string> = Record<Name, AnyPgColumn>
type MoneyColumn =
  | 'totalCents'
  | 'feeCents'
  | 'paidCents'
  | 'voucherCents'
  | 'refundedCents'
  | 'withdrawnCents'
  | 'creditedCents'
  | 'waivedCents'

/** `dueOf` in SQL, in Rappen: what the customer still has to pay. */
export const due = (t: Column<'state' | 'payment' | MoneyColumn>) => sql`(case
  when ${t.state} in ('moved', 'waitlisted') or ${t.payment} in ('nothing_due', 'refunded') then 0
  else greatest(0, case ${t.state} when 'cancelled' then ${t.feeCents} else ${t.totalCents} end
    - ${t.paidCents} - ${t.voucherCents} + ${t.refundedCents} + ${t.withdrawnCents} + ${t.creditedCents}
    - ${t.waivedCents}) end)`
/** `refundDueCents` in SQL, in Rappen: what we still have to pay back. */
export const refund = (t: Column<'state' | 'contestedCents' | MoneyColumn>) => sql`(case
  when ${t.state} = 'moved' or ${t.contestedCents} > 0 then 0
  else greatest(0, least(
    ${t.paidCents} - ${t.refundedCents} - ${t.withdrawnCents} - ${t.creditedCents},
    ${t.paidCents} + ${t.voucherCents} - ${t.refundedCents} - ${t.withdrawnCents} - ${t.creditedCents}
      + ${t.waivedCents} - case ${t.state} when 'waitlisted' then 0 when 'cancelled' then ${t.feeCents} else ${t.totalCents} end)) end)`
/** Money that one owes the other. A payment in progress is not open. */
export const isOpen = (t: Column<'state' | 'payment' | 'contestedCents' | MoneyColumn>) =>
  sql`(${due(t)} > 0 and ${t.state} <> 'held' or ${refund(t)} > 0)`
