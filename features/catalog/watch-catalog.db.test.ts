import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { limitMs } from '#test/machine-speed.ts'
import { type Notifications, openNotifications } from '#platform/database/notifications.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { products, productVariants } from './catalog.tables.server.ts'
import { watchCatalog } from './watch-catalog.server.ts'

let changes = 0
let notifications: Notifications

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  notifications = await openNotifications({ connectionString: test.connectionString, name: 'watching' })
  await watchCatalog(notifications, () => {
    changes += 1
  })
})
afterAll(() => notifications.close())

const seen = (count: number) => vi.waitFor(() => expect(changes).toBe(count), { timeout: limitMs(15_000) })

async function watchers(): Promise<number[]> {
  const { rows } = await test.database.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity
      where application_name = 'watching' and datname = current_database()`,
  )
  return rows.map((row) => row.pid)
}

/** A marker notice arrives after any other would have. */
async function expectSilence(act: () => Promise<unknown>) {
  const before = changes
  await act()
  await test.database.execute(sql`select pg_notify('catalog_changed', 'marker')`)
  await seen(before + 1)
}

describe('a watched catalogue', () => {
  it('notifies of all changes of a transaction once', async () => {
    await test.database.transaction(async (tx) => {
      await tx
        .insert(products)
        .values({ id: 'rope', title: { de: 'Seil' }, description: { de: '-' }, type: 'physical' })
      await tx.insert(productVariants).values({
        id: 'rope-red',
        productId: 'rope',
        title: { de: 'Rot' },
        priceInCents: 1000,
        manageInventory: true,
        inventoryQuantity: 30,
      })
    })
    await seen(1)
    expect(changes).toBe(1)
  })

  it('does not notify while stock is plentiful, and does when it runs low or anything else changes', async () => {
    const set = (values: Partial<typeof productVariants.$inferInsert>) =>
      test.database.update(productVariants).set(values).where(eq(productVariants.id, 'rope-red'))
    await expectSilence(() => set({ heldQuantity: 5 }))
    await expectSilence(() => set({ inventoryQuantity: 30 }))
    let before = changes
    await set({ heldQuantity: 12 })
    await seen(before + 1)
    before = changes
    await set({ inventoryQuantity: 60, priceInCents: 1100 })
    await seen(before + 1)
  })

  it('updates the time of the last change only when something changed', async () => {
    const updatedAt = async () =>
      (await test.database.select().from(products).where(eq(products.id, 'rope')))[0]?.updatedAt.getTime()
    const first = await updatedAt()
    await test.database.update(products).set({ position: 0 }).where(eq(products.id, 'rope'))
    expect(await updatedAt()).toBe(first)
    // The update of nothing may be told as well, before or after.
    const before = changes
    await test.database.update(products).set({ position: 7 }).where(eq(products.id, 'rope'))
    await vi.waitFor(() => expect(changes).toBeGreaterThan(before), { timeout: limitMs(15_000) })
    expect(await updatedAt()).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY)
  })

  it('notifies of a change after a reconnect, and keeps listening', async () => {
    const before = changes
    const [pid] = await watchers()
    await test.database.execute(sql`select pg_terminate_backend(${pid})`)
    await vi.waitFor(() => expect(changes).toBe(before + 1), { timeout: limitMs(15_000) })
    await test.database.delete(products)
    await seen(before + 2)
    expect(await watchers()).not.toContain(pid)
  })

  it('closes its connection when it is stopped while reconnecting', async () => {
    const [pid] = await watchers()
    let heard = 0
    const opened = await openNotifications({ connectionString: test.connectionString, name: 'watching' })
    await watchCatalog(opened, () => {
      heard += 1
    })
    const other = (await watchers()).find((one) => one !== pid)
    await test.database.execute(sql`select pg_terminate_backend(${other})`)
    await opened.close()
    await opened.close()
    await test.database.execute(sql`select pg_notify('catalog_changed', 'late')`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(heard).toBe(0)
    expect(await watchers()).toEqual([pid])
  })

  it('refuses to start where it cannot listen', async () => {
    const opening = openNotifications({ connectionString: 'postgres://127.0.0.1:1/none', name: 'none' })
    await expect(opening).rejects.toThrow('ECONNREFUSED')
  })
})
