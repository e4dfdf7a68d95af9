import { existsSync, rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { appKeyFile } from '#platform/secrets.ts'
import { namedCast, orderDeps, providerDouble, seedCast } from '#test/orders/order-fixtures.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { acceptInstallationKey, openInstallationKey } from './installation-key.ts'

const folder = makeTemporaryFolder('key')
const [right, wrong] = ['ab'.repeat(32), 'cd'.repeat(32)]

const test = await forThisFile(createTestDatabase())
afterAll(() => folder.remove())
beforeEach(() => test.database.execute(sql`truncate installation, alerts`))

const open = (appSecret?: string) => openInstallationKey(test.database, { dataDir: folder.path, appSecret })

it('stores the key at the first start and refuses another one, in one line that names both remedies', async () => {
  expect((await open(right)).toString('hex')).toBe(right)
  expect((await open(right)).toString('hex')).toBe(right)
  const problem = (await open(wrong).catch((error: unknown) => error)) as Error
  expect(problem).toMatchObject({ name: 'StartupProblem' })
  expect(problem.message).toMatch(
    /^APP_SECRET \(fingerprint [0-9a-f]{16}\) is not the key of this database .*Put back the right one.*npm run keys -- accept-app-key/,
  )
  for (const secret of [right, wrong]) expect(problem.message).not.toContain(secret)
})

it('creates no new key where the key file is lost', async () => {
  await open()
  rmSync(appKeyFile(folder.path))
  await expect(open()).rejects.toThrow('The key of this database is missing')
  expect(existsSync(appKeyFile(folder.path))).toBe(false)
})

it('two servers that start together with different keys do not both start', async () => {
  const settled = await Promise.allSettled([open(right), open(wrong), open(right), open(wrong)])
  const keys = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.toString('hex')] : []))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('continues with another key when the owner accepts it, and states the consequences', async () => {
  await open(right)
  await acceptInstallationKey(test.database, { dataDir: folder.path, appSecret: wrong }, new Date())
  expect((await open(wrong)).toString('hex')).toBe(wrong)
  expect(await listOpenAlerts(test.database)).toMatchObject([{ code: 'key_replaced' }])
  await acceptInstallationKey(test.database, { dataDir: folder.path, appSecret: right }, new Date())
  await expect(open(wrong)).rejects.toThrow('is not the key of this database')
})

it('detects a wrong key too where no fingerprint was stored yet, by the newest order', async () => {
  await seedCast(test.database)
  const deps = { ...orderDeps(test.database, providerDouble().payments), key: Buffer.from(right, 'hex') }
  const urls = { successUrl: 'https://x.test/success', cancelUrl: 'https://x.test/shop' }
  const items = [{ variant_id: namedCast.voucher200, quantity: 1 }]
  expect(await placeOrder(deps, { items, ...urls, language: 'de' })).toMatchObject({ ok: true })
  await expect(open(wrong)).rejects.toThrow('is not the key of this database')
  expect((await open(right)).toString('hex')).toBe(right)
})
