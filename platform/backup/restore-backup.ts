import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { MIGRATION_LOCK, MIGRATIONS_FOLDER, migrate } from '../database/migrate.ts'
import { startupProblem } from '../startup-problem.ts'
import { unpackArchive } from './archive.ts'
import { copyIn } from './copy-table.ts'
import type { Inventory } from './inventory.ts'
import { KEPT_FOLDERS } from './keep-folder.ts'

/** Running servers start again when this is notified: they hold the old key and old answers in memory. */
export const RESTORED_CHANNEL = 'database_restored'

/**
 * Replaces all rows and the kept folders of DATA_DIR by those of the backup. The file is checked before anything is
 * touched; the rows change in one transaction, which waits for and then locks out everybody else; afterwards newer
 * migrations run and running servers are told. Throws start-up problems that leave everything as it was.
 */
export async function restoreBackup(options: {
  url: string
  dataDir: string
  file: string
}): Promise<Inventory> {
  mkdirSync(options.dataDir, { recursive: true })
  const folder = mkdtempSync(join(options.dataDir, '.restore-'))
  try {
    await unpackArchive(options.file, folder)
    const inventory = readInventory(folder, options.file)
    await migrate(options.url) // a new database gets its schemas; one in use is already there
    const client = new pg.Client({ connectionString: options.url })
    await client.connect()
    try {
      await replaceRows(client, inventory, join(folder, 'tables'))
      replaceFolders(join(folder, 'files'), options.dataDir)
      await migrate(options.url)
      await client.query(`notify ${RESTORED_CHANNEL}`)
    } finally {
      await client.end()
    }
    return inventory
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readInventory(folder: string, file: string): Inventory {
  const path = join(folder, 'backup.json')
  const inventory: Partial<Inventory> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  if (inventory.format !== 1) throw startupProblem(`${file} is not a backup of this program.`)
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((migration) => migration.hash)
  if (!inventory.migrations?.every(({ hash }, index) => hash === ours[index]))
    throw startupProblem(
      `${file} was made by a newer or another version of this program; bring this one up to date first.`,
    )
  return inventory as Inventory
}

async function replaceRows(client: pg.Client, inventory: Inventory, folder: string): Promise<void> {
  await client.query("set lock_timeout = '30s'")
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query('grant usage on schema public to public')
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  for (const migration of migrations.slice(0, inventory.migrations.length))
    for (const statement of migration.sql) await client.query(statement)
  await client.query('delete from drizzle.__drizzle_migrations')
  for (const { hash, created_at } of inventory.migrations)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      created_at,
    ])
  const foreignKeys = await dropForeignKeys(client)
  for (const table of inventory.tables) await readTable(client, table, join(folder, `${table.name}.copy`))
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  for (const { name, value } of inventory.sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, value])
  await client.query('commit')
}

/** Rows come table by table; references hold again only when all are there. */
async function dropForeignKeys(
  client: pg.Client,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  return rows
}

async function readTable(client: pg.Client, table: Inventory['tables'][number], file: string): Promise<void> {
  const name = `public.${client.escapeIdentifier(table.name)}`
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  await client.query(`delete from ${name}`) // rows that a migration itself brought
  const rows = await copyIn(
    client,
    `copy ${name} (${columns}) from stdin`,
    createReadStream(file) as AsyncIterable<Buffer>,
  )
  if (rows !== table.rows)
    throw startupProblem(
      `The backup is damaged: ${table.name} has ${rows} rows instead of ${table.rows}; nothing was changed.`,
    )
}

function replaceFolders(from: string, dataDir: string): void {
  for (const name of KEPT_FOLDERS) {
    const target = join(dataDir, name)
    const draft = `${target}.restored`
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(join(from, name))) cpSync(join(from, name), draft, { recursive: true })
    else mkdirSync(draft, { mode: 0o700 })
    rmSync(`${target}.old`, { recursive: true, force: true })
    if (existsSync(target)) renameSync(target, `${target}.old`)
    renameSync(draft, target)
    rmSync(`${target}.old`, { recursive: true, force: true })
  }
}
