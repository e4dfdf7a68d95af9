import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { blockedDays, staffProfiles } from '#features/staffing/database/staffing.tables.server.ts'
import type { BlockKind } from '#features/staffing/blocked-days.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { closedDaysRoute } from './closed-days-route.ts'

const [ANNA, BEAT] = [randomUUID(), randomUUID()]
const app = Fastify()

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  closedDaysRoute(app, { db: test.database, clock: () => new Date('2027-03-01T09:00:00Z'), headers: {} })
  const named = [ANNA, BEAT].map((accountId) => ({ accountId, name: accountId, leads: true }))
  await test.database.insert(staffProfiles).values(named)
})
afterAll(() => app.close())

const block = (staffId: string | null, fromDay: string, toDay: string, kind: BlockKind) =>
  test.database
    .insert(blockedDays)
    .values({ id: randomUUID(), staffId, fromDay, toDay, kind, createdBy: ANNA, createdAt: new Date() })

it('shows visitors the days without a guide, and neither who nor why', async () => {
  expect((await app.inject('/api/closed-days')).json()).toEqual({ days: [] })
  await block(ANNA, '2027-03-08', '2027-03-12', 'illness')
  await block(BEAT, '2027-03-11', '2027-03-15', 'holidays')
  await block(null, '2027-04-01', '2027-04-01', 'other')
  const answer = await app.inject('/api/closed-days')
  expect(answer.json()).toEqual({ days: ['2027-03-11', '2027-03-12', '2027-04-01'] })
})
