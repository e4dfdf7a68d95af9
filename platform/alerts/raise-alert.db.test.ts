import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { outgoingMails } from '../outbox/outbox.tables.ts'
import {
  findAlert,
  listOpenAlerts,
  mailAlerts,
  raiseAlert,
  raiseNamedAlert,
  resolveAlert,
  withdrawNamedAlert,
} from './raise-alert.ts'

const start = Date.parse('2027-03-01T10:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)

const test = await forThisFile(createTestDatabase())
beforeEach(() => emptyTables(test.database, 'alerts', 'outgoing_mails'))

const raise = (minutes: number, detail = {}) =>
  test.database.transaction((tx) => raiseAlert(tx, { code: 'disk_full', detail, now: at(minutes) }))
const resolve = (minutes: number) =>
  test.database.transaction((tx) => resolveAlert(tx, 'disk_full', at(minutes)))
const mail = (minutes: number) => mailAlerts(test.database, 'owner@example.ch', at(minutes))

it('is one row and one mail to the owner while it is open, for any number of processes', async () => {
  await Promise.all(Array.from({ length: 5 }, () => raise(0)))
  expect((await Promise.all([mail(0), mail(0), mail(0)])).reduce((sum, count) => sum + count, 0)).toBe(1)
  await raise(5)
  expect(await mail(5)).toBe(0)
  expect(await listOpenAlerts(test.database)).toEqual([
    { code: 'disk_full', detail: {}, raisedAt: at(0), lastSeenAt: at(5) },
  ])
  const mails = await test.database.select().from(outgoingMails)
  expect(mails).toMatchObject([
    {
      kind: 'alert-notice',
      recipient: 'owner@example.ch',
      language: 'de',
      payload: { code: 'disk_full' },
    },
  ])
})

it('is closed once, and mailed again when it returns later, not when it flickers', async () => {
  await raise(0)
  await mail(0)
  expect([await resolve(1), await resolve(2)]).toEqual([true, false])
  expect(await listOpenAlerts(test.database)).toEqual([])
  await raise(3)
  expect(await mail(3)).toBe(0)
  await resolve(4)
  await raise(120)
  expect(await mail(120)).toBe(1)
  expect(await listOpenAlerts(test.database)).toMatchObject([{ raisedAt: at(120) }])
})

it('keeps its description within limits', async () => {
  await raise(0, Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field-${n}`, 'x'.repeat(5000)])))
  const [alert] = await listOpenAlerts(test.database)
  expect(Object.values(alert?.detail ?? {}).map((value) => String(value).length)).toEqual(
    Array.from({ length: 16 }, () => 200),
  )
})

it('names each thing that it concerns, in whole words, and forgets those that are settled', async () => {
  const code = 'paid_back_twice'
  const all = Array.from({ length: 40 }, (_, n) => `R-2026-${String(n).padStart(4, '0')} (CHF 400.00)`)
  const named = async () => String((await findAlert(test.database, code))?.detail['names'])
  await test.database.transaction(async (tx) => {
    for (const name of all) await raiseNamedAlert(tx, { code, names: [name], now: at(0) })
  })
  expect(await named()).toBe(all.join(', '))
  const withdraw = (isGone: (name: string) => boolean) =>
    test.database.transaction((tx) => withdrawNamedAlert(tx, { code, isGone, now: at(0) }))
  await withdraw((name) => name.startsWith('R-2026-0007 '))
  expect(await named()).toBe(all.filter((_, n) => n !== 7).join(', '))
  await withdraw(() => true)
  expect((await findAlert(test.database, code))?.resolvedAt).toEqual(at(0))
})
