import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import type { OrderCall } from '#features/order/change-order.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import type { PlaceOrderInput } from '#features/order/checkout/place-order-input.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { readOrder } from '#features/order/http/read-order.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import {
  type RefundRequest,
  refundOrder,
  settleOrderRefund,
} from '#features/order/payment/refund-order.server.ts'
import { redeemByStaff } from '#features/voucher/staff/redeem-by-staff.server.ts'
import { voucherCode } from '#features/voucher/voucher-code.server.ts'
import { voucherEntries } from '#features/voucher/voucher.tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { type RefundOutcome, sendPendingRefund } from '#platform/payments/refunds/send-pending-refund.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { noAttachments } from '../attachments.ts'
import { emptyTables } from '../empty-tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { eventOf, namedCast, orderDeps, providerDouble, seedCast } from './order-fixtures.ts'

export const STAFF = randomUUID()
const log = { info() {}, warn() {}, error() {} }

type Items = [variantId: string, quantity: number][]

/** Own database with the cast, provider double and test clock. Call once per file; each test starts afresh. */
export function setOrderScene() {
  let testDatabase: TestDatabase
  const scene = {
    db: undefined as unknown as Database,
    provider: providerDouble(),
    deps: undefined as unknown as OrderDeps,
    now: new Date(),

    minutesLater: (minutes: number) => new Date(scene.now.getTime() + minutes * 60_000),

    cart(items: Items, more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
      return {
        items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
        successUrl: 'http://localhost:3000/success',
        cancelUrl: 'http://localhost:3000/shop?x=1',
        language: 'it',
        ...more,
      }
    },

    async place(items: Items, more: Partial<PlaceOrderInput> = {}): Promise<string> {
      const placed = await placeOrder(scene.deps, scene.cart(items, more))
      if (!placed.ok) throw new Error(placed.refusal.code)
      return placed.value.orderId
    },

    /** What the provider reports. */
    receive: (orderId: string, fact: Parameters<typeof eventOf>[1]) =>
      recordPayment(scene.deps, 'testkasse', eventOf(orderId, fact)),

    /** A paid order. @param customer what is otherwise of its buyer */
    async paid(items: Items = [[namedCast.compass, 2]], more: Partial<PlaceOrderInput> = {}, customer = {}) {
      const orderId = await scene.place(items, more)
      const { number, totalCents, voucherCents } = await scene.stored(orderId)
      const event = eventOf(orderId, { kind: 'paid', amountCents: totalCents - voucherCents })
      if ('customer' in event) Object.assign(event.customer, customer)
      await recordPayment(scene.deps, 'testkasse', event)
      const lines = await scene.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
      const lineOf = (variantId: string) => lines.find((line) => line.variantId === variantId)?.id ?? ''
      return { orderId, number, totalCents, lineOf }
    },

    async stored(orderId: string) {
      const [order] = await scene.db.select().from(orders).where(eq(orders.id, orderId))
      if (!order) throw new Error('no such order')
      return order
    },

    /** What staff want of an order; `record` is not written anywhere. */
    call<Input = undefined>(
      number: number,
      input?: Input,
      record: OrderCall['record'] = async () => {},
    ): OrderCall<Input> {
      return {
        id: String(number),
        input: input as Input,
        member: { id: STAFF },
        action: 'order_noted',
        record,
      }
    },

    refund(number: number, refundedCents = 0, more: Partial<RefundRequest> = {}) {
      const request = { refundedCents, key: randomUUID(), acknowledgedUses: [], ...more }
      return refundOrder(scene.deps, scene.call(number, request))
    },

    /** Sends what is due to the provider. */
    async sendRefunds(): Promise<void> {
      const settle: Parameters<typeof sendPendingRefund>[0]['settle'] = {
        order: (refund, outcome) => settleOrderRefund(scene.deps, refund, outcome),
        booking: () => Promise.reject(new Error('not a booking')),
      }
      const deps = { db: scene.db, clock: scene.deps.clock, payments: scene.deps.payments, log, settle }
      for (const { id } of await scene.refundsDue()) await sendPendingRefund(deps, id)
    },

    refundsDue: () => scene.db.select().from(paymentRefunds).where(eq(paymentRefunds.state, 'owed')),

    /** The provider answers. */
    async settleRefunds(outcome: RefundOutcome = { kind: 'done', refundId: randomUUID() }): Promise<void> {
      for (const refund of await scene.refundsDue()) await settleOrderRefund(scene.deps, refund, outcome)
    },

    /** A value voucher of CHF 200 that somebody has bought. @param restCents what is left on it */
    async voucher(restCents = 200_00) {
      const { orderId } = await scene.paid([[namedCast.voucher200, 1]])
      const id = (await readOrder(scene.db, orderId))?.vouchers[0]?.id ?? ''
      if (restCents < 200_00) await scene.redeem(id, 200_00 - restCents)
      return { id, code: voucherCode(scene.deps.key, id) }
    },

    redeem(voucherId: string, amountCents: number) {
      const input = { amountCents, reference: 'Beleg 1', requestKey: randomUUID().replaceAll('-', '') }
      const call = { actorId: STAFF, onDone: async () => {} }
      return redeemByStaff({ ...scene.deps, acceptTest: false }, voucherId, input, call)
    },

    /** What is left on a voucher. */
    async restOf(voucherId: string): Promise<number> {
      const entries = await scene.db
        .select()
        .from(voucherEntries)
        .where(eq(voucherEntries.voucherId, voucherId))
      return entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
    },

    async stock(variantId: string): Promise<{ onHand: number; held: number } | undefined> {
      const [row] = await scene.db
        .select({ onHand: productVariants.inventoryQuantity, held: productVariants.heldQuantity })
        .from(productVariants)
        .where(eq(productVariants.id, variantId))
      return row
    },

    async stateOf(orderId: string): Promise<string | undefined> {
      return (await readOrder(scene.db, orderId))?.state
    },

    mails: (kind: string) => scene.db.select().from(outgoingMails).where(eq(outgoingMails.kind, kind)),

    /** The first mail of a kind; spaces are plain. */
    async mail(kind: string): Promise<{ subject: string; text: string }> {
      const [mail] = await scene.mails(kind)
      if (!mail) throw new Error(`no mail ${kind}`)
      const { subject, text } = await scene.renderMail()(mail)
      return { subject, text: text.replaceAll(/[\u00a0\u202f]/g, ' ') }
    },

    renderMail: () =>
      mailRenderer({
        database: scene.db,
        key: scene.deps.key,
        publicUrl: 'https://s.test',
        attachments: noAttachments,
      }),
  }
  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    scene.db = testDatabase.database
  })
  afterAll(() => testDatabase.close())
  beforeEach(async () => {
    await emptyTables(
      scene.db,
      'products',
      'orders',
      'vouchers',
      'outgoing_mails',
      'payment_refunds',
      'payment_disputes',
    )
    await seedCast(scene.db)
    scene.provider = providerDouble()
    scene.now = new Date('2026-12-01T09:00:00Z')
    scene.deps = orderDeps(scene.db, scene.provider.payments, () => scene.now)
  })
  return scene
}
