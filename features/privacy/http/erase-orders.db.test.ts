import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { eraseOrders, readOrderRecords } from '#features/order/database/order-personal-data.server.ts'
import { LIA, openPrivacyScene } from '#test/privacy/privacy-scene.ts'

const scene = await forThisFile(openPrivacyScene())
beforeEach(() => scene.reset())

const event = (kind: string) =>
  `insert into payment_events (provider, event_id, order_id, kind, occurred_at, received_at)
   select provider, id::text, id, '${kind}', now(), now() from orders where id = $1`

/** What tells of money for an order that ended unpaid. */
const MONEY: Record<string, string> = {
  none: 'select $1::uuid',
  failed: event('failed'),
  paid: 'update orders set paid_at = placed_at where id = $1',
  'of another amount': event('paid'),
  'paid back at the provider': event('refunded'),
  'in the wrong mode': event('wrong_mode'),
  'paid on its invoice, and undone': `with billed as (update orders set invoice_id = gen_random_uuid() where id = $1 returning invoice_id),
      invoice as (insert into invoices (id, kind, state, reference_hash, source, source_id, language, recipient, lines, total_cents, due_days, created_at, updated_at)
        select invoice_id, 'invoice', 'draft', invoice_id::text, 'order', $1, 'de', '{}', '[]', 8900, 30, now(), now() from billed returning id)
    insert into invoice_payments (id, invoice_id, cents, paid_on, way, recorded_at, undone_at)
    select gen_random_uuid(), id, 8900, '2026-03-03', 'transfer', now(), now() from invoice`,
  'as a voucher that still exists': `insert into vouchers (id, order_line_id, kind, initial_cents, currency, code_hash, last_four, test, valid_until, issued_at, suspended_at)
    select gen_random_uuid(), id, 'value', 8900, 'chf', id::text, 'ABCD', false, '2036-03-03', '2026-03-03', now() from order_lines where order_id = $1`,
}

it('an erasure takes those unpaid orders alone for which no money ever arrived, as the person was told', async () => {
  const numbers = new Map<number, string>()
  for (const state of ['expired', 'cancelled'])
    for (const [money, statement] of Object.entries(MONEY)) {
      await scene.addOrder(LIA, { paid: false })
      const [order] = await scene.rows('select id, number from orders order by number desc limit 1')
      await scene.rows('update orders set state = $2 where id = $1', [order?.['id'], state])
      await scene.rows(statement, [order?.['id']])
      numbers.set(Number(order?.['number']), `${state}, ${money}`)
    }
  const { db, clock } = scene.deps
  const nothing = ['expired, none', 'expired, failed', 'cancelled, none', 'cancelled, failed']
  const records = await readOrderRecords(db, LIA, clock())
  expect(records.filter(({ keep }) => keep === null).map(({ number }) => numbers.get(number ?? 0))).toEqual(
    nothing,
  )
  expect(await db.transaction((tx) => eraseOrders(tx, LIA, clock()))).toBe(4)
  for (const { number } of await readOrderRecords(db, LIA, clock())) numbers.delete(number ?? 0)
  expect([...numbers.values()]).toEqual(nothing)
})
