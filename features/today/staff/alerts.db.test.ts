import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { swissTime } from '#i18n/format-date.ts'
import { ALERT_CODES, type AlertCode } from '#kernel/alert-code.ts'
import { raiseAlert, resolveAlert } from '#platform/alerts/raise-alert.ts'
import { readInstallation } from '#platform/installation/installation.ts'
import { testMails } from '#test/test-mails.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

it('shows open alerts to staff only, until they are dismissed, which is logged', async () => {
  const { db, clock } = scene.deps
  const detail = { number: 'A-1001' }
  await db.transaction((tx) => raiseAlert(tx, { code: 'attachment_missing', detail, now: clock() }))
  expect((await scene.get('/alerts')).body.alerts).toMatchObject([{ code: 'attachment_missing', detail }])
  expect((await scene.get('/alerts', '')).status).toBe(401)
  expect((await scene.post('/alerts/attachment_missing/dismissal', {}, '')).status).toBe(401)
  expect((await scene.post('/alerts/attachment_missing/dismissal')).status).toBe(200)
  expect((await scene.get('/alerts')).body.alerts).toEqual([])
  for (const code of ['attachment_missing', 'nothing-of-ours'])
    expect((await scene.post(`/alerts/${code}/dismissal`)).body.code).toBe('unknown_alert')
  expect(await scene.logOf('alert_dismissed')).toMatchObject([
    { actorId: scene.userId, detail: { alert: 'attachment_missing' } },
  ])
})

it('notifies the owner by mail, in German: what it is, then what to do, and when it is over', async () => {
  const { db, clock } = scene.deps
  const now = clock()
  const render = testMails(db)
  const notice = (code: AlertCode) => render({ kind: 'alert-notice', language: 'de', payload: { code } })
  for (const code of ALERT_CODES) {
    await db.transaction((tx) => raiseAlert(tx, { code, detail: { bookings: 1300 }, now }))
    const mail = await notice(code)
    expect(mail.subject).toMatch(/^Störung: \S/)
    expect(mail.text).toContain('https://site.test/verwaltung')
  }
  const stopped = await notice('retention_stopped')
  expect(stopped.text).toContain('Buchungen 1’300')
  expect(stopped.text).not.toContain('Inzwischen')
  await db.transaction((tx) => resolveAlert(tx, 'retention_stopped', now))
  expect((await notice('retention_stopped')).text).toContain('Inzwischen')
})

it('retention continues only with the numbers, and the clock only with the day, that staff were shown', async () => {
  const { db, clock } = scene.deps
  const counts = { mails: 6000, bookings: 30 }
  await db.transaction((tx) => raiseAlert(tx, { code: 'retention_stopped', detail: counts, now: clock() }))
  const approve = (body: unknown, bearer?: string) => scene.post('/retention-approvals', body, bearer)
  expect((await approve({ counts }, '')).status).toBe(401)
  expect((await approve({ counts: { mails: 6001, bookings: 30 } })).body.code).toBe('alert_changed')
  expect((await approve({ counts: { mails: 'all' } })).status).toBe(422)
  expect((await approve({ counts })).status).toBe(200)
  expect((await readInstallation(db)).approvedDeletions).toEqual(counts)

  const confirm = (day: unknown) => scene.post('/clock-confirmations', { day })
  expect((await confirm('yesterday')).status).toBe(422)
  expect((await confirm('2001-01-01')).body.code).toBe('alert_changed')
  expect((await confirm(swissTime(clock()).day)).status).toBe(200)
  const { clockSeenAt } = await readInstallation(db)
  expect(swissTime(clockSeenAt ?? new Date(0)).day).toBe(swissTime(clock()).day)
})
