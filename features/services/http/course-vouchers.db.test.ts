import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { products } from '#features/catalog/catalog.tables.server.ts'
import { findProduct } from '#features/catalog/catalog-repository.server.ts'
import { findSellableVariants } from '#features/catalog/stock-repository.server.ts'
import { AUTHOR, openServiceScene, type ServiceScene } from '#test/services/service-scene.ts'
import { createTestDatabase } from '#test/test-database.ts'

const clock = () => new Date('2027-03-13T16:56:00+01:00')
const TODAY = '2027-03-13'
const VOUCHER = 'gutschein-aufbruch'

let scene: ServiceScene
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  await seedCatalog(test.database)
  scene = await openServiceScene(test, clock)
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.forget()
  await test.database.update(products).set({ status: 'published', deletedAt: null })
})

const inShop = async (id: string) => (await findProduct(test.database, id, 'de', TODAY)) !== undefined

it('the voucher of a retired course leaves the shop, and returns with the course', async () => {
  await scene.retire('aufbruch', null)
  expect(await inShop(VOUCHER)).toBe(false)
  expect(await inShop('gutschein-durchhaltevermoegen')).toBe(true)
  const [variant] = await findSellableVariants(test.database, [`${VOUCHER}-pdf`], 'de', TODAY)
  expect(variant?.purchasable).toBe(false)
  await scene.offer('aufbruch')
  expect(await inShop(VOUCHER)).toBe(true)
  const logged = await test.database.select().from(authAudit).where(eq(authAudit.action, 'product_moved'))
  expect(logged.map(({ actorId, detail }) => [actorId, detail])).toEqual([
    [AUTHOR, { product: VOUCHER, step: 'withdrawal', course: 'aufbruch' }],
    [AUTHOR, { product: VOUCHER, step: 'publication', course: 'aufbruch' }],
  ])
})

it('a voucher that owners took off the shop themselves stays off it when its course returns', async () => {
  // The clock of this test stands still.
  await test.database.delete(authAudit)
  const detail = { product: VOUCHER, step: 'withdrawal' }
  await test.database
    .insert(authAudit)
    .values({ at: clock(), action: 'product_moved', actorId: AUTHOR, detail })
  await test.database.update(products).set({ status: 'draft' }).where(eq(products.id, VOUCHER))
  await scene.retire('aufbruch', null)
  await scene.offer('aufbruch')
  expect(await inShop(VOUCHER)).toBe(false)
  await test.database.delete(authAudit)
})

it('a voucher that owners have removed stays removed', async () => {
  expect(await inShop(VOUCHER)).toBe(true)
  await test.database.update(products).set({ deletedAt: clock() }).where(eq(products.id, VOUCHER))
  await scene.retire('aufbruch', null)
  await scene.offer('aufbruch')
  expect(await inShop(VOUCHER)).toBe(false)
})

it('a refused retirement leaves the voucher in the shop', async () => {
  await scene.retire('aufbruch', null)
  await scene.retire('durchhaltevermoegen', null)
  await expect(scene.retire('klarer-kompass', null)).rejects.toThrow('last_of_its_kind')
  expect(await inShop('gutschein-klarer-kompass')).toBe(true)
})
