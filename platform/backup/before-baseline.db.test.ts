import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrate } from '../database/migrate.ts'
import { type Migration, readMigrations } from '../database/migrations.ts'
import { projectFolder } from '../project-folder.ts'
import { packArchive, unpackArchive } from './archive.ts'
import type { Inventory } from './inventory.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Written by `npm run backup` of commit 3300a487, the last one before the baseline (ADR-064). */
const ARCHIVE = join(projectFolder, 'test', 'backups', 'before-baseline.tar.gz')

/** What tables of that time are called now. */
const RENAMED: Record<string, string> = { order_notes: 'order_steps' }

const folder = makeTemporaryFolder('before-baseline')
const unpacked = join(folder.path, 'unpacked')
const target = join(folder.path, 'restored')
let inventory: Inventory
const shop = await forThisFile(createTestDatabase())
beforeAll(async () => {
  mkdirSync(unpacked)
  await unpackArchive(ARCHIVE, unpacked, async () => '')
  inventory = JSON.parse(readFileSync(join(unpacked, 'backup.json'), 'utf8'))
})
afterAll(() => folder.remove())

describe('a backup of the version before the baseline', () => {
  let asNew: unknown[]
  beforeAll(async () => {
    asNew = await structure()
    await restoreBackup({ url: shop.connectionString, dataDir: target, file: ARCHIVE })
  })

  test('is restored: its order with the voucher, bookings, invoices, request, mails and key', async () => {
    expect(await rows('select number, state, total_cents, customer_email from orders')).toEqual([
      { number: 10001, state: 'paid', total_cents: 14800, customer_email: 'lia@example.ch' },
    ])
    expect(
      await rows(`select kind, initial_cents, last_four, cause, amount_cents
        from vouchers join voucher_entries on voucher_id = vouchers.id order by voucher_entries.at`),
    ).toEqual([
      { kind: 'value', initial_cents: 10000, last_four: 'WEBN', cause: 'issued', amount_cents: 10000 },
      { kind: 'value', initial_cents: 10000, last_four: 'WEBN', cause: 'redeemed', amount_cents: -10000 },
    ])
    expect(
      await rows(
        'select number, state, name, total_cents, paid_cents, voucher_cents from bookings order by 1',
      ),
    ).toEqual([
      {
        number: 30001,
        state: 'confirmed',
        name: 'Leitung Beispiel',
        total_cents: 40000,
        paid_cents: 20000,
        voucher_cents: 0,
      },
      {
        number: 30002,
        state: 'confirmed',
        name: 'Noël Öztürk',
        total_cents: 20000,
        paid_cents: 0,
        voucher_cents: 10000,
      },
    ])
    expect(await rows('select number, state, total_cents, paid_cents from invoices order by 1')).toEqual([
      { number: 'R-2026-0001', state: 'sent', total_cents: 40000, paid_cents: 20000 },
      { number: 'R-2026-0002', state: 'sent', total_cents: 140000, paid_cents: 0 },
    ])
    expect(await rows('select number, email, message from inquiries')).toEqual([
      { number: 20001, email: 'lia@example.ch', message: 'Guten Tag\nwir sind zwölf' },
    ])
    expect(
      await rows('select key, source, name, bookings, orders, requests, invoices from customers order by 1'),
    ).toMatchObject([
      { key: 'buchhaltung@example.ch', source: 'invoice', name: 'Buchhaltung', invoices: 1 },
      { key: 'leitung@example.ch', source: 'booking', name: 'Leitung Beispiel', bookings: 1, invoices: 0 },
      { key: 'lia@example.ch', source: 'request', name: 'Lia Rossi', orders: 1, requests: 1 },
      { key: 'noel@example.ch', source: 'booking', name: 'Noël Öztürk', bookings: 1 },
    ])
    expect(readdirSync(join(target, 'mail'))).toHaveLength(7)
    expect(readFileSync(join(target, 'secrets', 'app.key'), 'utf8')).toBe('09'.repeat(32))
  })

  test('is restored with every row of every table, and every number goes on', async () => {
    for (const table of inventory.tables) {
      const { [table.name]: today = table.name } = RENAMED
      expect(await rows(`select count(*)::int as rows from ${today}`), today).toEqual([{ rows: table.rows }])
    }
    for (const { name, value } of inventory.sequences)
      expect(await rows(`select last_value::text as value from ${name}`), name).toEqual([{ value }])
  })

  test('becomes a database that a start accepts, with the tables, references, indexes and triggers of a new one', async () => {
    await migrate(shop.connectionString)
    expect(await structure()).toEqual(asNew)
    expect(await migrations()).toEqual(readMigrations().map(({ hash }) => hash))
  })

  test('is refused, and nothing changed, when an earlier version than the last one made it', async () => {
    const earlier = join(folder.path, 'earlier')
    mkdirSync(earlier)
    await unpackArchive(ARCHIVE, earlier, async () => '')
    const migrations = inventory.migrations.slice(0, -1)
    writeFileSync(join(earlier, 'backup.json'), JSON.stringify({ ...inventory, migrations }))
    const file = join(folder.path, 'earlier.tar.gz')
    await packArchive(earlier, file)
    const before = await rows('select id from outgoing_mails order by 1')
    await expect(
      restoreBackup({ url: shop.connectionString, dataDir: join(folder.path, 'untouched'), file }),
    ).rejects.toThrow('Restore it there, start commit 3300a487 of this program on it once, and back up again')
    expect(await rows('select id from outgoing_mails order by 1')).toEqual(before)
    expect(before).toHaveLength(10)
  })
})

describe('a database of the version before the baseline', () => {
  test('is refused by a start in one line that names the way, and left as it is', async () => {
    await hasMigrations(inventory.migrations)
    await shop.database.execute(sql`drop function event_places_add_up cascade`)
    const before = await structure()
    const problem = await migrate(shop.connectionString).catch((error: Error) => error)
    expect(problem).toMatchObject({ name: 'StartupProblem' })
    expect((problem as Error).message).toBe(
      'The database was made by an earlier version of this program, from before its migrations were put into one (ADR-064). Nothing was changed. Run npm run backup -- FILE, and then npm run restore -- FILE, which brings everything to this version.',
    )
    expect(await migrations()).toEqual(inventory.migrations.map(({ hash }) => hash))
    expect(await structure()).toEqual(before)
  })

  test('of an earlier commit than the last one is sent there first', async () => {
    await hasMigrations(inventory.migrations.slice(0, 50))
    await expect(migrate(shop.connectionString)).rejects.toThrow(
      'First start commit 3300a487 of this program on it once. Then run npm run backup',
    )
    expect(await migrations()).toHaveLength(50)
  })

  test('is backed up and restored in its place by this version', async () => {
    await leaveTheBaseline(['inquiries', 'installation'])
    await hasMigrations(inventory.migrations)
    const file = join(folder.path, 'in-place.tar.gz')
    const place = { url: shop.connectionString, dataDir: target, file }
    await writeBackup(place)
    await shop.database.execute(sql`delete from inquiries`)
    await restoreBackup(place)
    await migrate(shop.connectionString)
    expect(await rows('select number from inquiries')).toEqual([{ number: 20001 }])
    expect(await migrations()).toEqual(readMigrations().map(({ hash }) => hash))
  })
})

/** The tables as they were then, with the rows of these alone. */
async function leaveTheBaseline(kept: string[]): Promise<void> {
  const { $client } = shop.database
  const all = await Promise.all(kept.map((table) => rows(`select to_jsonb(t) as row from ${table} t`)))
  await $client.query('drop schema public cascade; create schema public')
  for (const statement of readMigrations()[0]?.sql ?? []) await $client.query(statement)
  for (const [index, table] of kept.entries()) {
    await $client.query(`delete from ${table}`)
    for (const { row } of all[index] ?? [])
      await $client.query(
        `insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1)`,
        [row],
      )
  }
}

async function hasMigrations(list: Migration[]): Promise<void> {
  await shop.database.execute(sql`delete from drizzle.__drizzle_migrations`)
  await shop.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select hash, created_at from json_to_recordset(${JSON.stringify(list)}) as list (hash text, created_at bigint)`)
}

async function migrations(): Promise<unknown[]> {
  return (await rows('select hash from drizzle.__drizzle_migrations order by created_at')).map(
    ({ hash }) => hash,
  )
}

function structure() {
  return rows(`
    select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as what
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select attrelid::regclass::text, attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attoptions::text, relpersistence)
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by 1, 2, 3`)
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await shop.database.$client.query(query)).rows
}
