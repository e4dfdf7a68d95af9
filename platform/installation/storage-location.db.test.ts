import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { limitMs } from '#test/machine-speed.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { listOpenAlerts } from '../alerts/raise-alert.ts'
import type { Database } from '../database/database.ts'
import {
  claimStorageLocation,
  connectionName,
  storageLocationName,
  reportMissingFiles,
} from './storage-location.ts'

const folder = makeTemporaryFolder('place')
const running: pg.Client[] = []

const test = await forThisFile(createTestDatabase())
afterAll(async () => {
  await stopAll()
  folder.remove()
})
beforeEach(async () => {
  await stopAll()
  await test.database.execute(sql`truncate installation, alerts`)
})

function stopAll() {
  return Promise.all(running.splice(0).map((client) => client.end()))
}

function folderOf(name: string): string {
  const dataDir = join(folder.path, name)
  mkdirSync(dataDir, { recursive: true })
  return storageLocationName({ dataDir, s3: undefined })
}

async function countWaiting(): Promise<number> {
  const { rows } = await test.database.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n ?? 0
}

/** As `startServer` does: first the named connection, then the claim. */
async function start(place: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: test.connectionString,
    application_name: connectionName(place),
  })
  await client.connect()
  running.push(client)
  return claimStorageLocation(test.database, place, new Date())
}

it('a start waits longer than requests do for a server that stands still with the row of the installation', async () => {
  const place = folderOf('one')
  await start(place)
  const still = new pg.Client({ connectionString: test.connectionString })
  await still.connect()
  const impatient = new pg.Pool({ connectionString: test.connectionString, lock_timeout: 100 })
  try {
    await still.query('begin')
    await still.query('select 1 from installation for update')
    const claimed = claimStorageLocation(drizzle(impatient) as Database, place, new Date())
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: limitMs(15_000) })
    // Longer than its requests would.
    await Promise.race([claimed, wait(300)])
    await still.query('commit')
    expect(await claimed).toBe(false)
  } finally {
    await still.end()
    await impatient.end()
  }
})

it('a second server with a folder of its own is refused with the remedy, and the owner is notified', async () => {
  await start(folderOf('one'))
  await expect(start(folderOf('two'))).rejects.toThrow(
    /keeps its files in another folder.*DATA_DIR.*STORAGE_S3_BUCKET/,
  )
  expect(await listOpenAlerts(test.database)).toMatchObject([{ code: 'second_server_refused' }])
})

it('of two servers that start simultaneously with folders of their own, one starts', async () => {
  const settled = await Promise.allSettled([start(folderOf('one')), start(folderOf('two'))])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('servers with the same folder, or the same bucket from different folders, start together', async () => {
  await start(folderOf('one'))
  expect(await start(folderOf('one'))).toBe(false)
  const s3 = {
    endpoint: 'https://s3.example.ch',
    bucket: 'b',
    prefix: 'p',
    region: 'r',
    accessKeyId: 'a',
    secretAccessKey: 's',
  }
  const bucket = (name: string) => storageLocationName({ dataDir: join(folder.path, name), s3 })
  expect(bucket('one')).toBe(bucket('two'))
  expect(bucket('one')).not.toContain('example')
})

it('a single server may move to another folder; missing files are counted', async () => {
  await start(folderOf('one'))
  await stopAll()
  await expect.poll(() => start(folderOf('two')).catch(() => undefined)).toBe(true)
  await test.database.execute(sql`
    insert into storage_buckets (id, name, public, created_at, updated_at) values ('b', 'b', false, now(), now())`)
  await test.database.execute(sql`
    insert into storage_objects (id, bucket_id, key, file_id, size, content_type, cache_control, etag, created_at, updated_at)
    select gen_random_uuid(), 'b', n::text, gen_random_uuid(), 1, 'text/plain', 'no-store', 'e', now(), now() from generate_series(1, 3) n`)
  const { rows } = await test.database.execute<{ file_id: string }>(sql`select file_id from storage_objects`)
  const known = rows.map(({ file_id }) => file_id)
  const there = async function* (count: number) {
    for (const { file_id: fileId } of rows.slice(0, count)) yield { fileId }
  }
  await reportMissingFiles(test.database, known, () => there(1), new Date())
  expect(await listOpenAlerts(test.database)).toMatchObject([
    { code: 'storage_moved', detail: { files: 3, missing: 2 } },
  ])
  await reportMissingFiles(test.database, known, () => there(3), new Date())
  expect(await listOpenAlerts(test.database)).toEqual([])
})
