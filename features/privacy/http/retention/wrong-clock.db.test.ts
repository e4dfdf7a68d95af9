import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { openRetentionScene } from '#test/retention/retention-scene.ts'
import { confirmClock } from '#platform/installation/check-clock.ts'
import { enforceRetention } from './enforce-retention.ts'

const scene = await forThisFile(openRetentionScene())
beforeEach(() => scene.reset())

const TODAY = new Date('2026-11-22T12:00:00Z')
const inDays = (days: number) => new Date(TODAY.getTime() + days * 86_400_000)
const codes = async () => (await listOpenAlerts(scene.deps.db)).map(({ code }) => code)
const runAt = (at: Date) => {
  scene.setClock(at)
  return enforceRetention(scene.deps)
}

async function fill() {
  await scene.addBooking('lia@example.ch', '2026-11-10')
  await scene.addOrder('lia@example.ch', '2026-11-10T10:00:00Z')
  await scene.addInquiry('lia@example.ch', '2026-11-10T10:00:00Z')
  mkdirSync(scene.deps.backupFolder)
  const archive = join(scene.deps.backupFolder, 'shop.tar.gz')
  writeFileSync(archive, 'x')
  utimesSync(archive, inDays(-3), inDays(-3))
}

async function kept() {
  const [row] = await scene.sql(`select (select count(*)::int from bookings) as bookings,
    (select count(*)::int from orders) as orders, (select count(*)::int from inquiries) as requests,
    (select count(*)::int from outgoing_mails) as mails`)
  return { ...row, archives: readdirSync(scene.deps.backupFolder) }
}
const ALL = { bookings: 1, orders: 1, requests: 1, mails: 1, archives: ['shop.tar.gz'] }

describe('a wrong clock', () => {
  it('by twelve years deletes nothing and notifies the owner; corrected, everything continues automatically', async () => {
    await fill()
    await runAt(TODAY)
    for (let hour = 0; hour < 3; hour += 1)
      expect(await runAt(new Date(inDays(12 * 365).getTime() + hour * 3_600_000))).toEqual({})
    expect(await kept()).toEqual(ALL)
    expect(scene.removedFiles).toEqual([])
    expect(await listOpenAlerts(scene.deps.db)).toMatchObject([
      { code: 'clock_jumped', detail: { day: '2038-11-19', last: '2026-11-22' } },
    ])
    await runAt(inDays(0.1))
    expect(await codes()).toEqual([])
    expect(await kept()).toEqual(ALL)
  })

  it('is detected at the first start of this version too, by the newest record', async () => {
    await fill()
    await scene.sql(`insert into installation (clock_seen_at) select max(updated_at) from bookings`)
    expect(await runAt(inDays(12 * 365))).toEqual({})
    expect(await kept()).toEqual(ALL)
    expect(await codes()).toEqual(['clock_jumped'])
  })

  it('by a day, forward and back, deletes nothing before its time, and is only reported when it was set back', async () => {
    await fill()
    await runAt(TODAY)
    await runAt(inDays(1))
    expect(await codes()).toEqual([])
    await runAt(TODAY)
    expect(await codes()).toEqual(['clock_jumped'])
    expect(await kept()).toEqual(ALL)
    await runAt(inDays(1.01))
    expect(await codes()).toEqual([])
  })

  it('is plausible after three weeks without a server: what is due is deleted', async () => {
    await fill()
    await runAt(TODAY)
    await scene.addInquiry('old@example.ch', '2024-12-01T10:00:00Z')
    expect(await runAt(inDays(21))).toEqual({ requests: 1 })
    expect(await codes()).toEqual([])
  })

  it('waits for the owner after an old backup was restored, then continues', async () => {
    await fill()
    await scene.sql(`insert into installation (clock_seen_at) values ('2026-06-01')`)
    await scene.addInquiry('old@example.ch', '2024-06-01T10:00:00Z')
    expect(await runAt(TODAY)).toEqual({})
    const confirm = (day: string) => scene.deps.db.transaction((tx) => confirmClock(tx, day, TODAY))
    expect(await confirm('2026-11-21')).toBe(false)
    expect(await runAt(TODAY)).toEqual({})
    expect(await confirm('2026-11-22')).toBe(true)
    expect(await runAt(TODAY)).toEqual({ requests: 1 })
    expect(await codes()).toEqual([])
  })
})

describe('an unusual amount of due records', () => {
  const addMails = (count: number, at: string) =>
    scene.sql(
      `insert into outgoing_mails (kind, recipient, language, payload, state, created_at)
       select 'booking', 'g' || n || '@example.ch', 'de', '{}', 'sent', $1 from generate_series(1, $2::int) n`,
      [at, count],
    )

  it('is not deleted before the owner agrees; other kinds continue, archives are kept', async () => {
    await fill()
    utimesSync(join(scene.deps.backupFolder, 'shop.tar.gz'), inDays(-200), inDays(-200))
    writeFileSync(join(scene.deps.backupFolder, 'new.tar.gz'), 'x')
    await addMails(100, '2024-01-01')
    await addMails(200, '2026-11-01')
    await scene.addInquiry('old@example.ch', '2024-01-01T10:00:00Z')
    expect(await runAt(TODAY)).toEqual({ requests: 1 })
    expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(301)
    expect(await listOpenAlerts(scene.deps.db)).toMatchObject([
      { code: 'retention_stopped', detail: { mails: 100 } },
    ])
    expect(readdirSync(scene.deps.backupFolder)).toHaveLength(2)
    await scene.sql(`update installation set approved_deletions = '{"mails": 100}'`)
    expect(await runAt(inDays(0.1))).toEqual({ mails: 100, backups: 1 })
    expect(await codes()).toEqual([])
    expect(await scene.sql(`select approved_deletions as approved from installation`)).toEqual([
      { approved: {} },
    ])
  })

  it('is stopped also when several servers check simultaneously', async () => {
    await addMails(100, '2024-01-01')
    scene.setClock(TODAY)
    await Promise.all([1, 2, 3, 4].map(() => enforceRetention(scene.deps)))
    expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(100)
    expect(await codes()).toEqual(['retention_stopped'])
  })
})

it('the newest archive is kept at any age', async () => {
  mkdirSync(scene.deps.backupFolder)
  for (const [name, days] of [
    ['a.tar.gz', -300],
    ['b.tar.gz.enc', -200],
  ] as const) {
    writeFileSync(join(scene.deps.backupFolder, name), 'x')
    utimesSync(join(scene.deps.backupFolder, name), inDays(days), inDays(days))
  }
  expect(await runAt(TODAY)).toEqual({ backups: 1 })
  expect(readdirSync(scene.deps.backupFolder)).toEqual(['b.tar.gz.enc'])
})
