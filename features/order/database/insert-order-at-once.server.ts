import { randomUUID } from 'node:crypto'
import type { Pipeline, Statement } from '#platform/database/pipeline.ts'
import type { PaymentSession } from '#platform/payments/payments.ts'
import type { DraftLine } from '../checkout/order-draft.ts'
import type { StoredOrder } from './orders-repository.server.ts'

type NewOrder = Pick<
  StoredOrder,
  | 'id'
  | 'number'
  | 'referenceHash'
  | 'currency'
  | 'totalCents'
  | 'language'
  | 'provider'
  | 'test'
  | 'cancelUrl'
  | 'network'
  | 'termsVersion'
  | 'expiresAt'
  | 'idempotencyHash'
  | 'requestHash'
  | 'placedAt'
> & { session: PaymentSession }

/** The next order number; it stays unused when the order is not written. */
export async function reserveOrderNumber({ run }: Pipeline): Promise<number> {
  const { rows } = await run<{ number: number }>({
    name: 'reserve-order-number',
    text: `select nextval(pg_get_serial_sequence('orders', 'number'))::integer as number`,
    values: [],
  })
  return rows[0]?.number as number
}

/** A pending order with its lines, its history and its open payment page, in one statement. */
export function insertOrderAtOnce(
  order: NewOrder,
  lines: readonly DraftLine[],
  heldVariantIds: readonly string[],
): Statement {
  return {
    name: 'insert-order-at-once',
    text: INSERT_ORDER,
    values: [
      order.id,
      order.number,
      order.referenceHash,
      order.currency,
      order.totalCents,
      order.language,
      order.provider,
      order.test,
      order.session.sessionId,
      order.session.url,
      order.cancelUrl,
      order.network,
      order.expiresAt,
      order.idempotencyHash,
      order.requestHash,
      order.placedAt,
      order.termsVersion,
      JSON.stringify(
        lines.map((line, position) => ({
          id: randomUUID(),
          position,
          kind: line.kind,
          product_id: line.productId,
          variant_id: line.variantId,
          product_title: line.productTitle,
          variant_title: line.variantTitle,
          image_url: line.imageUrl,
          voucher_level: line.voucherLevel,
          voucher_cents: line.voucherCents,
          gift: line.gift,
          quantity: line.quantity,
          stock_held: heldVariantIds.includes(line.variantId),
          unit_price_cents: line.unitPriceCents,
          total_cents: line.totalCents,
        })),
      ),
    ],
  }
}

const INSERT_ORDER = `
with placed as (
  insert into orders (
    id, number, reference_hash, state, currency, total_cents, language, provider, test, session_id, session_url,
    cancel_url, network, expires_at, idempotency_hash, request_hash, placed_at, updated_at,
    terms_version
  ) overriding system value
  values ($1, $2, $3, 'pending_payment', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17)
), history as (
  insert into order_events (order_id, at, to_state, cause) values ($1, $16, 'pending_payment', 'checkout')
)
insert into order_lines (
  id, order_id, position, kind, product_id, variant_id, product_title, variant_title, image_url, voucher_level,
  voucher_cents, gift, quantity, stock_held, unit_price_cents, total_cents
)
select
  line.id, $1, line.position, line.kind, line.product_id, line.variant_id, line.product_title, line.variant_title,
  line.image_url, line.voucher_level, line.voucher_cents, line.gift, line.quantity, line.stock_held, line.unit_price_cents,
  line.total_cents
from jsonb_to_recordset($18::jsonb) as line(
  id uuid, position integer, kind text, product_id text, variant_id text, product_title text, variant_title text,
  image_url text, voucher_level integer, voucher_cents integer, gift jsonb, quantity integer, stock_held boolean,
  unit_price_cents integer, total_cents integer
)`
