import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { deliverPendingEvents, releaseLeftSessions } from '#platform/payments/testkasse/testkasse-sessions.ts'
import { emptyTables } from '../empty-tables.ts'
import { createTestDatabase } from '../test-database.ts'
import { namedCast, seedCast } from './order-fixtures.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from './shop-app.ts'

export type TestkasseScene = Awaited<ReturnType<typeof openTestkasseScene>>

export const BUYER = { email: 'lia@example.ch', name: 'Lia Bernasconi', terms: 'on' }
export const ADDRESS = {
  street: 'Via Nassa 1',
  postalCode: '6900',
  city: 'Lugano',
  country: 'CH',
  phone: '',
}

/** Own database and stopped clock; call `reset` before each test. */
export async function openTestkasseScene() {
  const testDatabase = await createTestDatabase()
  const { database: db } = testDatabase
  const key = Buffer.alloc(32, 7)
  let app: FastifyInstance
  let now: Date
  const clock = () => now

  return {
    db,
    key,
    clock,
    get app() {
      return app
    },
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** @returns the cleanup. */
    async reset(): Promise<() => Promise<void>> {
      await emptyTables(
        db,
        'products',
        'orders',
        'vouchers',
        'outgoing_mails',
        'testkasse_sessions',
        'testkasse_refunds',
      )
      await seedCast(db)
      now = new Date('2026-12-01T09:00:00Z')
      app = await shopApp(db, { clock })
      return () => app.close()
    },
    /** @returns the path of the payment page. */
    async open(items: [string, number][], language = 'it'): Promise<string> {
      const answer = await app.inject({
        method: 'POST',
        url: '/store/gratweg/checkout',
        payload: checkoutBody(items),
        headers: { 'accept-language': language },
      })
      const { url } = answer.json() as { url: string }
      expect(url.startsWith(`${PUBLIC_URL}/testkasse/`)).toBe(true)
      return new URL(url).pathname
    },
    submit: (path: string, fields: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    /** Retries failed deliveries. @returns how many succeeded. */
    deliverPending: () => deliverPendingEvents({ db, key, clock, app }),
    releaseLeft: () => releaseLeftSessions({ db, key, clock, app }),
    async orderState(): Promise<string | undefined> {
      const [order] = await db.select({ state: orders.state }).from(orders)
      return order?.state
    },
    /** In stock and held. */
    async compasses(): Promise<[number, number]> {
      const [row] = await db.select().from(productVariants).where(eq(productVariants.id, namedCast.compass))
      return [row?.inventoryQuantity ?? -1, row?.heldQuantity ?? -1]
    },
    close: () => testDatabase.close(),
  }
}
