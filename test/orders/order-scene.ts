import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import type { PlaceOrderInput } from '#features/order/checkout/place-order-input.ts'
import type { Database } from '#platform/database/database.ts'
import { readOrder } from '#features/order/http/read-order.ts'
import { emptyTables } from '../empty-tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { orderDeps, providerDouble, seedCast } from './order-fixtures.ts'

/** Own database with the cast, provider double and test clock. Call once per file; each test starts afresh. */
export function setOrderScene() {
  let testDatabase: TestDatabase
  const scene = {
    db: undefined as unknown as Database,
    provider: providerDouble(),
    deps: undefined as unknown as OrderDeps,
    now: new Date(),

    minutesLater: (minutes: number) => new Date(scene.now.getTime() + minutes * 60_000),

    cart(items: [string, number][], more: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
      return {
        items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
        successUrl: 'http://localhost:3000/success',
        cancelUrl: 'http://localhost:3000/shop?x=1',
        language: 'it',
        ...more,
      }
    },

    async place(items: [string, number][], more: Partial<PlaceOrderInput> = {}): Promise<string> {
      const placed = await placeOrder(scene.deps, scene.cart(items, more))
      if (!placed.ok) throw new Error(placed.refusal.code)
      return placed.value.orderId
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
  }
  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    scene.db = testDatabase.database
  })
  afterAll(() => testDatabase.drop())
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
