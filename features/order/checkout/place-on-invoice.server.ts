import { createHash, randomUUID } from 'node:crypto'
import { takeStock } from '#features/catalog/stock-repository.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isTaken } from '#platform/database/unique-violation.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { hashToken } from '#platform/secrets.ts'
import {
  findOrderByIdempotencyHash,
  insertOrder,
  ORDER_KEY,
  reserveOrderNumber,
  type StoredOrder,
  transitionOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { countInvoicedOf } from '../database/network-holds-repository.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import type { OrderDeps, OrderInvoicePort } from '../order-deps.server.ts'
import { orderReference } from '../order-reference.server.ts'
import { NETWORK_MEMORY_HOURS } from './hold-limits.ts'
import { decideTrust, type TrustRefusal } from './invoice-trust.ts'
import { lockNetwork, type NetworkRefusal, refuseNetwork } from './limit-network.server.ts'
import type { CheckoutRefusal, OrderDraft } from './order-draft.server.ts'
import type { OrderOnInvoice } from './order-on-invoice.schema.ts'
import { holdLate, priceCart } from './place-order.server.ts'

export const ORDER_INVOICED = 'order-invoiced'

export type PlaceOnInvoiceRefusal =
  | CheckoutRefusal
  | NetworkRefusal
  | TrustRefusal
  | { code: 'idempotency_key_reused' | 'invoice_too_long' | 'total_changed' | 'voucher_by_post' }

type Deps = Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments' | 'legal' | 'ownerEmail'> & {
  invoices: OrderInvoicePort
}

interface PlaceRequest {
  order: OrderOnInvoice
  language: StoredOrder['language']
  /** The same key and order make one order, in however many tabs. */
  idempotencyKey: string
  network?: string | undefined
}

/**
 * Places an order on invoice: priced, its stock taken, its invoice numbered and mailed in one transaction. Vouchers
 * are issued after the payment, so none is posted. Locks the network's checkouts, the address, the series of
 * invoices, then the variants.
 */
export async function placeOnInvoice(
  deps: Deps,
  request: PlaceRequest,
): Promise<Result<{ reference: string }, PlaceOnInvoiceRefusal>> {
  const idempotencyHash = hashToken(`order-on-invoice:${request.idempotencyKey}`)
  const requestHash = createHash('sha256').update(JSON.stringify(request.order)).digest('hex')
  const known = async (): Promise<Result<{ reference: string }, PlaceOnInvoiceRefusal> | undefined> => {
    const earlier = await findOrderByIdempotencyHash(deps.db, idempotencyHash)
    if (!earlier) return undefined
    if (earlier.requestHash !== requestHash) return refuse({ code: 'idempotency_key_reused' })
    return accept({ reference: orderReference(deps.key, earlier.id) })
  }
  const earlier = await known()
  if (earlier) return earlier
  const written = await write(deps, request, { idempotencyHash, requestHash })
  if (written.ok && written.value) return accept({ reference: orderReference(deps.key, written.value) })
  // The duplicate request may have taken the last pieces, or used up the limit.
  return (await known()) ?? (written.ok ? placeOnInvoice(deps, request) : written)
}

type Written = Result<string | undefined, PlaceOnInvoiceRefusal>

/** @returns the order's id; undefined when the key is taken */
async function write(
  deps: Deps,
  request: PlaceRequest,
  hashes: { idempotencyHash: string; requestHash: string },
): Promise<Written> {
  const { network, language, order: input } = request
  try {
    return await deps.db.transaction(async (tx): Promise<Written> => {
      await lockNetwork(tx, { variantIds: input.items.map((item) => item.variant_id), network })
      await takeAdvisoryLock(tx, `orders on invoice ${input.email.toLowerCase()}`)
      const draft = await priceCart(deps, tx, { items: input.items, language })
      if (!draft.ok) return draft
      if (draft.value.lines.some(({ gift }) => gift?.delivery === 'post'))
        return refuse({ code: 'voucher_by_post' })
      if (draft.value.totalCents !== input.seenCents) return refuse({ code: 'total_changed' })
      const limited = await refuseNetwork(deps, tx, draft.value.lines, { network, language })
      if (limited) return refuse(limited)
      const trusted = await refuseTrust(deps, tx, draft.value, request)
      if (trusted) return refuse(trusted)
      return accept(await insert(deps, tx, draft.value, request, hashes))
    })
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal)
    if (isTaken(error, ORDER_KEY)) return accept(undefined)
    throw error
  }
}

/** Rolls back. */
class Refused extends Error {
  readonly refusal: PlaceOnInvoiceRefusal

  constructor(refusal: PlaceOnInvoiceRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

async function refuseTrust(
  { invoices }: Deps,
  tx: Transaction,
  { totalCents, currency }: OrderDraft,
  { order: { email }, network }: PlaceRequest,
): Promise<TrustRefusal | undefined> {
  const decided = decideTrust({
    totalCents,
    currency,
    mostCents: invoices.mostCents(),
    ...(await invoices.outstandingOf(tx, email)),
    ofNetwork: network ? await countInvoicedOf(tx, network) : 0,
  })
  return decided.ok ? undefined : decided.refusal
}

async function insert(
  deps: Deps,
  tx: Transaction,
  draft: OrderDraft,
  { order: input, language, network }: PlaceRequest,
  hashes: { idempotencyHash: string; requestHash: string },
): Promise<string> {
  const id = randomUUID()
  const now = deps.clock()
  const { company, name, email, phone, street, postalCode, city, country } = input
  const delivery = input.delivery ?? { company, name, street, postalCode, city, country }
  const isShipped = draft.lines.some(({ kind }) => kind === 'goods')
  const number = await reserveOrderNumber(tx)
  await insertOrder(
    tx,
    {
      id,
      number,
      referenceHash: hashToken(orderReference(deps.key, id)),
      currency: draft.currency,
      totalCents: draft.totalCents,
      language,
      provider: deps.payments.provider,
      cancelUrl: '/shop',
      network: network ?? null,
      termsVersion: input.termsVersion,
      termsAcceptedAt: now,
      expiresAt: new Date(now.getTime() + NETWORK_MEMORY_HOURS * 3_600_000),
      placedAt: now,
      customerName: [delivery.company, delivery.name].filter(Boolean).join(', '),
      customerEmail: email,
      customerPhone: phone,
      ...(isShipped && {
        shippingStreet: delivery.street,
        shippingPostalCode: delivery.postalCode,
        shippingCity: delivery.city,
        shippingCountry: delivery.country,
      }),
      ...hashes,
    },
    draft.lines.map((line) => ({ ...line, stockHeld: false })),
  )
  const invoiceId = await deps.invoices.issue(tx, {
    orderId: id,
    orderNumber: number,
    language,
    email,
    to: { company, name, street, postalCode, city, country },
    reference: input.reference,
    lines: draft.lines,
  })
  if (!invoiceId) throw new Refused({ code: 'invoice_too_long' })
  await updateOrder(tx, id, { invoiceId, updatedAt: now })
  await transitionOrder(tx, { id, state: 'pending_payment' }, ['invoiced'], { at: now, cause: 'checkout' })
  await enqueueMail(tx, { kind: ORDER_INVOICED, to: email, language, payload: { orderId: id } })
  await enqueueOrderNotice(tx, deps, id)
  const held = await holdLate(tx, id, draft)
  if (!held.ok) throw new Refused(held.refusal)
  await takeStock(tx, held.value)
  return id
}
