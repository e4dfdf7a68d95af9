import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { listOpenAlerts, mailAlerts } from '../alerts/raise-alert.ts'
import { failureStatus } from '../http/failure-status.ts'
import { outgoingMails } from '../outbox/outbox.tables.ts'
import { watchDisk } from './watch-disk.ts'

const folder = makeTemporaryFolder('disk')
const log = { info() {}, warn() {}, error() {} }
const clock = () => new Date()

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  // Mimics PostgreSQL's refusal to write on a full disk.
  await test.database.execute(
    sql.raw(`
    create table disk (is_full boolean); insert into disk values (false);
    create function refuse_when_full() returns trigger language plpgsql as $$ begin
      if (select is_full from disk) then raise exception 'could not extend file: No space left on device' using errcode = '53100'; end if;
      return new; end $$;
    create trigger full_alerts before insert or update on alerts for each row execute function refuse_when_full();
    create trigger full_mails before insert on outgoing_mails for each row execute function refuse_when_full();`),
  )
})
afterAll(() => folder.remove())

beforeEach(() => emptyTables(test.database, 'alerts', 'outgoing_mails'))

const fill = (isFull: boolean) => test.database.execute(sql`update disk set is_full = ${isFull}`)
const OWNER = 'owner@example.ch'
const mails = () => test.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, OWNER))
const watch = (more: Partial<Parameters<typeof watchDisk>[0]> = {}) =>
  watchDisk({ db: test.database, dataDir: folder.path, clock, log, ownerEmail: () => OWNER, ...more })
const insert = () =>
  test.database.execute(
    sql`insert into outgoing_mails (kind, recipient, language, payload) values ('test', 'a', 'de', '{}')`,
  )

it('a database without space: requests are rejected, the alert is raised at once, and mailed and closed when there is space again', async () => {
  const disk = watch()
  const app = Fastify()
  app.addHook('onError', async (_request, _reply, error) => disk.note(error))
  app.post('/', () => insert())
  app.setErrorHandler((error, _request, reply) => reply.code(failureStatus(error)).send({}))
  await fill(true)
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(503)
  expect(disk.isFull()).toBe(true)
  await disk.check()
  expect(disk.isFull()).toBe(true)
  expect(await listOpenAlerts(test.database)).toEqual([])
  await fill(false)
  await disk.check()
  expect(disk.isFull()).toBe(false)
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
  const { rows } = await test.database.execute(sql`select resolved_at is not null as over from alerts`)
  expect(rows).toEqual([{ over: true }])
  expect(await mails()).toMatchObject([{ kind: 'alert-notice', payload: { code: 'disk_full' } }])
  await mailAlerts(test.database, OWNER, clock())
  expect(await mails()).toHaveLength(1)
  disk.stop()
})

it('an almost full disk of DATA_DIR is reported before anything fails', async () => {
  let free = 1_000_000_000
  const disk = watch({ freeBytes: async () => free })
  await disk.check()
  expect(disk.isFull()).toBe(false)
  free = 5_000_000
  await disk.check()
  expect(disk.isFull()).toBe(true)
  expect(await listOpenAlerts(test.database)).toMatchObject([{ code: 'disk_full' }])
  free = 1_000_000_000
  await disk.check()
  expect(disk.isFull()).toBe(false)
  expect(await listOpenAlerts(test.database)).toEqual([])
  // Resolved before the job that mails alerts ran.
  expect(await mails()).toHaveLength(1)
  disk.stop()
})

it('an alert that was open at shutdown is closed once the next start finds space', async () => {
  const before = watch({ freeBytes: async () => 5_000_000 })
  await before.check()
  before.stop()
  await mailAlerts(test.database, OWNER, clock())
  const next = watch()
  expect(await listOpenAlerts(test.database)).toHaveLength(1)
  await next.check()
  expect(await listOpenAlerts(test.database)).toEqual([])
  expect(await mails()).toHaveLength(1)
  next.stop()
})

it('distinguishes a full disk from other failures, also when wrapped', () => {
  const code = (name: string) => Object.assign(new Error(name), { code: name })
  const disk = watch()
  for (const other of [code('23505'), new Error('x'), null, undefined, 'ENOSPC']) disk.note(other)
  expect(disk.isFull()).toBe(false)
  disk.note(new Error('Failed query', { cause: code('ENOSPC') }))
  expect(disk.isFull()).toBe(true)
  disk.stop()
})
