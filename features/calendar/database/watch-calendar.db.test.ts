import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { limitMs } from '#test/machine-speed.ts'
import { type Notifications, openNotifications } from '#platform/database/notifications.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { events } from './calendar.tables.server.ts'
import { watchCalendar } from './watch-calendar.server.ts'

let changes = 0
let notifications: Notifications
const id = crypto.randomUUID()

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  notifications = await openNotifications({ connectionString: test.connectionString, name: 'watching' })
  await watchCalendar(notifications, () => {
    changes += 1
  })
})
afterAll(() => notifications.close())

const set = (values: Partial<typeof events.$inferInsert>) =>
  test.database.update(events).set(values).where(eq(events.id, id))

async function expectNotices(count: number, act: () => Promise<unknown>) {
  const before = changes
  await act()
  await test.database.execute(sql`select pg_notify('calendar_changed', 'marker')`)
  await vi.waitFor(() => expect(changes).toBe(before + count + 1), { timeout: limitMs(15_000) })
}

it('notifies of public changes and of no others', async () => {
  await expectNotices(1, () =>
    test.database.insert(events).values({
      id,
      title: { de: 'Aufbruch' },
      place: { de: 'Zugerberg' },
      startsLocal: '2027-03-13 09:00',
      endsLocal: '2027-03-13 17:00',
    }),
  )
  await expectNotices(0, () => set({ note: 'Schlüssel mitnehmen' }))
  await expectNotices(1, () => set({ taken: 1 }))
  await expectNotices(1, () => set({ public: false }))
  await expectNotices(0, () => set({ taken: 2 }))
  await expectNotices(0, () => test.database.delete(events))
})

it('updates the time of the last change when the event changes, not when a place is taken', async () => {
  await test.database.insert(events).values({
    id,
    title: { de: 'Aufbruch' },
    place: { de: 'Zugerberg' },
    startsLocal: '2027-03-13 09:00',
    endsLocal: '2027-03-13 17:00',
  })
  const updatedAt = async () => (await test.database.select().from(events))[0]?.updatedAt.getTime() ?? 0
  const first = await updatedAt()
  await set({ taken: 1 })
  expect(await updatedAt()).toBe(first)
  await set({ place: { de: 'Rigi' } })
  expect(await updatedAt()).toBeGreaterThan(first)
})
