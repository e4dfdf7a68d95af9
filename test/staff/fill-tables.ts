import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** Open requests, failed mails and waiting bookings: their number does not grow with the table. */
const OPEN = 60

/**
 * Adds `count` events, requests, orders, bookings, mails and audit rows each, spread over `count` hours around now.
 * Needs a superuser: triggers would check every row.
 */
export async function fillTables(db: Database, count: number): Promise<void> {
  const rows = sql.raw(`generate_series(1, ${count}) n`)
  const open = sql.raw(`n <= ${OPEN}`)
  const at = sql.raw(`date_trunc('milliseconds', now()) - n * interval '20 minutes'`)
  const id = (name: string) => sql.raw(`md5('${name}' || n)::uuid`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into events (id, service_id, title, place, starts_local, ends_local, places, taken)
      select ${id('event')}, 'aufbruch', jsonb_build_object('de', 'Anlass ' || n), '{"de": "Zugerberg"}',
        day + interval '9 hours', day + interval '17 hours', 12, 1
      from (select n, current_date::timestamp + (240 - n) * interval '6 hours' as day from ${rows}) d`)
    await tx.execute(sql`
      insert into inquiries (id, reference_hash, kind, state, language, name, email, message, details, terms_version,
        robot_signs, copied, content_hash, created_at, answer_due_at)
      select ${id('inquiry')}, 'i' || n, 'contact',
        case when ${open} then 'new' else (array['answered', 'won', 'lost'])[1 + n % 3] end, 'de', 'Person ' || n,
        'person' || n || '@example.ch', 'Wir suchen einen Tag im Wald, Nummer ' || md5(n::text), '{"budget": "offen"}',
        '2026-11-23', '{}', false, 'c' || n, ${at}, ${at} + interval '1 day'
      from ${rows}`)
    await tx.execute(sql`
      insert into invoices (id, kind, state, year, sequence, number, reference_hash, source, language, email, recipient,
        lines, total_cents, paid_cents, due_days, issued_on, due_on, seller, created_at, updated_at)
      select ${id('invoice')}, 'invoice', 'sent', 2026, n, 'R-2026-' || n, 'r' || n, 'hand', 'de',
        'person' || n || '@example.ch', jsonb_build_object('name', 'Person ' || n), '[]', n * 100,
        case when ${open} then 0 else n * 100 end, 30, current_date - n % 90, current_date - n % 60, '{}', ${at}, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into invoice_payments (id, invoice_id, cents, paid_on, way, recorded_at)
      select ${id('payment')}, ${id('invoice')}, n * 100, current_date, 'transfer', ${at} from ${rows}`)
    await tx.execute(sql`
      insert into quotes (id, reference_hash, state, document, version, total_cents, valid_until, created_at, updated_at)
      select ${id('quote')}, 'q' || n, case when ${open} then 'draft' else 'declined' end,
        jsonb_build_object('customer', jsonb_build_object('company', 'Firma ' || n, 'name', 'Person ' || n, 'email',
          'person' || n || '@example.ch'), 'dates', '[]'::jsonb, 'lines', '[]'::jsonb, 'event', null),
        1, 1000, current_date, ${at}, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into mandates (quote_id, next_step, next_day, closed_at, created_at, updated_at)
      select ${id('quote')}, 'Abnahme', current_date + n % 60, case when ${open} then null else ${at} end, ${at}, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into orders (id, reference_hash, state, currency, total_cents, language, provider, cancel_url, expires_at,
        request_hash, customer_name, customer_email, placed_at, paid_at, updated_at)
      select ${id('order')}, 'o' || n, case n % 4 when 0 then 'expired' else 'paid' end, 'chf', 1000, 'de', 'testkasse',
        '/', ${at}, 'r', 'Person ' || n, 'person' || n || '@example.ch', ${at}, ${at}, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into order_lines (id, order_id, position, kind, product_id, variant_id, product_title, variant_title,
        quantity, unit_price_cents, total_cents)
      select ${id('line')}, ${id('order')}, 0, 'goods', 'cord', 'cord-1', 'Schnur', 'Standard', 1, 1000, 1000 from ${rows}`)
    await tx.execute(sql`
      insert into vouchers (id, order_line_id, kind, initial_cents, currency, code_hash, last_four, test, valid_until, issued_at)
      select ${id('voucher')}, ${id('line')}, 'value', 1000, 'chf', 'v' || n, lpad(to_hex(n % 65536), 4, '0'), false,
        current_date + 1000, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into voucher_entries (voucher_id, at, amount_cents, cause)
      select ${id('voucher')}, ${at}, 1000, 'issued' from ${rows}`)
    await tx.execute(sql`
      insert into bookings (id, reference_hash, event_id, state, payment, people, language, name, email, total_cents,
        paid_cents, terms_version, terms_accepted_at, provider, request_hash, created_at, updated_at)
      select ${id('booking')}, 'b' || n, ${id('event')}, 'confirmed',
        case when ${open} then 'refund_failed' else 'paid' end, 1, 'de', 'Person ' || n, 'person' || n || '@example.ch',
        10000, 10000, '2026-11-23', ${at}, 'testkasse', 'r', ${at}, ${at}
      from ${rows}`)
    await tx.execute(sql`
      insert into customers (key, source, id, active_at, name, email, language, bookings, orders, requests, quotes, invoices)
      select 'person' || n || '@example.ch', 'booking', ${id('booking')}, ${at}, 'Person ' || n,
        'person' || n || '@example.ch', 'de', 1, 1, 1, 1, 1
      from ${rows}`)
    await tx.execute(sql`
      insert into outgoing_mails (id, kind, recipient, language, payload, state, attempts, created_at, sent_at)
      select ${id('mail')}, 'order-confirmed', 'person' || n || '@example.ch', 'de', jsonb_build_object('orderId', ${id('order')}),
        case when ${open} then 'failed' else 'sent' end, 1, ${at}, ${at}
      from ${rows}`)
    for (const [table, column, owner] of [
      ['booking_events', 'booking_id', 'booking'],
      ['quote_entries', 'quote_id', 'quote'],
    ] as const)
      await tx.execute(sql`
        insert into ${sql.identifier(table)} (${sql.identifier(column)}, at, action, actor_id)
        select ${id(owner)}, ${at}, 'noted', case when n % 3 = 0 then null else ${id('staff')} end from ${rows}`)
    await tx.execute(sql`
      insert into auth_audit (at, action, subject)
      select ${at}, case when n % 500 = 0 then 'newsletter_exported' when n % 3 = 0 then 'signed_in'
        else 'booking_changed' end, 'p…@example.ch'
      from ${rows}`)
  })
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}

/** Those that `fillTables` fills. */
export const TABLES = [
  'events',
  'inquiries',
  'quotes',
  'mandates',
  'invoices',
  'invoice_payments',
  'orders',
  'order_lines',
  'vouchers',
  'voucher_entries',
  'bookings',
  'customers',
  'outgoing_mails',
  'booking_events',
  'quote_entries',
  'auth_audit',
]

/** The id that `fillTables` gives a row. */
export function idOfRow(table: string, row: number): string {
  const digest = createHash('md5').update(`${table}${row}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
