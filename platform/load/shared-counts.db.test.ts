import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { createSharedCounts, purgeRequestCounts, type SharedCounts } from './shared-counts.ts'
import { requestCounts } from './request-counts.tables.ts'

const MINUTE_MS = 60_000
/** By the real clock no window ends in the middle of a test. */
const LONG = '300 days'
const key = Buffer.alloc(32, 5)
const at = (minutes: number) => new Date(Date.UTC(2027, 2, 1) + minutes * MINUTE_MS)
let processes: SharedCounts[]

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await test.database.execute(sql`truncate request_counts`)
  processes = Array.from({ length: 3 }, () => createSharedCounts({ db: test.database, key }))
})

const one = () => processes[0] as SharedCounts
const other = () => processes[1] as SharedCounts

describe('a limit shared by several processes', () => {
  it('allows the same number as alone, on any process, and reports the rest of the window', async () => {
    const counts: number[] = []
    for (let n = 0; n < 13; n++) {
      const counter = processes[n % 3] as SharedCounts
      const { count, leftMs } = await counter.hit('visitor', { max: 7, windowMs: MINUTE_MS }, at(0.25))
      counts.push(count)
      expect(leftMs).toBe(45_000)
    }
    expect(counts).toEqual(Array.from({ length: 13 }, (_, n) => n + 1))
  })

  it('is exceeded by at most an eighth per further process with simultaneous requests', async () => {
    const limit = { max: 40, windowMs: MINUTE_MS }
    const hits = processes.flatMap((counter) =>
      Array.from({ length: 100 }, () => counter.hit('visitor', limit, at(0))),
    )
    const passed = (await Promise.all(hits)).filter(({ count }) => count <= limit.max).length
    expect(passed).toBeGreaterThanOrEqual(40)
    expect(passed).toBeLessThanOrEqual(50)
  })

  it('does not query the database for a few requests of a visitor, and reports them soon after', async () => {
    const query = vi.spyOn(test.database.$client, 'query')
    for (let n = 0; n < 5; n++) await one().hit('visitor', { max: 40, windowMs: MINUTE_MS }, at(0))
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    await expect.poll(async () => (await test.database.select().from(requestCounts))[0]?.count).toBe(5)
  })

  it('restarts with each window and counts every visitor separately', async () => {
    const hit = async (visitor: string, minutes: number) =>
      (await one().hit(visitor, { max: 1, windowMs: MINUTE_MS }, at(minutes))).count
    expect([await hit('a', 0), await hit('a', 0.9), await hit('b', 0.9), await hit('a', 1)]).toEqual([
      1, 2, 1, 1,
    ])
  })

  it('is kept by each process alone while the database is away, and shared when it is back', async () => {
    const query = vi.spyOn(test.database.$client, 'query').mockRejectedValue(new Error('away') as never)
    const counts = []
    for (let n = 0; n < 3; n++)
      counts.push((await one().hit('visitor', { max: 2, windowMs: MINUTE_MS }, at(0))).count)
    expect(counts).toEqual([1, 2, 3])
    query.mockRestore()
    expect((await other().hit('visitor', { max: 2, windowMs: MINUTE_MS }, at(0))).count).toBe(1)
    expect((await one().hit('visitor', { max: 2, windowMs: MINUTE_MS }, at(0))).count).toBe(5)
  })

  it('stores no address, uses no crash-safe log, and is deleted after two windows', async () => {
    await one().hit('192.0.2.7', { max: 1, windowMs: MINUTE_MS }, at(0))
    const [row] = await test.database.select().from(requestCounts)
    expect(row).toMatchObject({ subject: expect.stringMatching(/^[\w-]{43}$/), count: 1 })
    const { rows } = await test.database.execute(
      sql`select relpersistence from pg_class where relname = 'request_counts'`,
    )
    expect(rows).toEqual([{ relpersistence: 'u' }])
    await purgeRequestCounts(test.database, at(1.9))
    expect(await test.database.$count(requestCounts)).toBe(1)
    await purgeRequestCounts(test.database, at(2.1))
    expect(await test.database.$count(requestCounts)).toBe(0)
  })

  it('holds for a route of Fastify in two processes', async () => {
    const apps = processes.slice(0, 2).map((counts) => {
      const app = Fastify()
      app.decorate('sharedCounts', counts)
      app.register(async (scope) => {
        await scope.register(limitRequests('tried'), { max: 4, timeWindow: LONG })
        scope.get('/tried', async () => 'yes')
      })
      return app
    })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await apps[n % 2]?.inject('/tried'))?.statusCode ?? 0)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    await Promise.all(apps.map((app) => app.close()))
  })
})

describe('a load meter shared by several processes', () => {
  it('includes the counts of others once it has counted the subject too, and decays gradually', async () => {
    const [first, second] = [one().meter('load', MINUTE_MS), other().meter('load', MINUTE_MS)]
    for (let n = 0; n < 8; n++) first.add('everyone', at(0.5))
    expect([first.read('everyone', at(0.5)), second.read('everyone', at(0.5))]).toEqual([8, 0])
    await one().close()
    second.add('everyone', at(1))
    await other().close()
    expect(second.read('everyone', at(1))).toBe(9)
    expect(second.read('everyone', at(1.75))).toBe(3)
  })
})
