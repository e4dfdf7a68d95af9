import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { MIGRATION_LOCK, migrateBeforeRestore, replaceRoutines } from '../database/migrate.ts'
import { readMigrations, sinceBaseline, tooEarlyRemedy } from '../database/migrations.ts'
import { withClient } from '../database/with-client.ts'
import { keyFingerprint, readAppKey } from '../secrets.ts'
import { startupProblem } from '../startup-problem.ts'
import { unpackArchive } from './archive.ts'
import { copyFromFile } from './copy-table.ts'
import type { Inventory } from './inventory.ts'
import { duringRestore, finishRestore, stageFolders, swapFolders, UNPACKED } from './swap-folders.ts'

/** Running servers restart on this notification: they hold the old key and cached answers in memory. */
export const RESTORED_CHANNEL = 'database_restored'

/**
 * Replaces all rows and the backed-up folders of DATA_DIR. Checks file and key first; then replaces the rows in one
 * transaction with exclusive locks, migrates and notifies servers; then swaps the folders (`stageFolders`: the next
 * start completes or undoes an interrupted restore). Throws start-up problems that leave everything unchanged.
 */
export async function restoreBackup(options: {
  url: string
  dataDir: string
  file: string
  /** The key the server will run with; undefined: the backup's. */
  appSecret?: string | undefined
  askPassphrase?: () => Promise<string>
}): Promise<Inventory> {
  const { url, dataDir, file, appSecret, askPassphrase = noPassphrase } = options
  mkdirSync(dataDir, { recursive: true })
  await finishRestore({ url, dataDir })
  try {
    return await duringRestore(dataDir, async () => {
      const folder = mkdtempSync(join(dataDir, UNPACKED))
      try {
        await unpackArchive(file, folder, askPassphrase)
        const inventory = readInventory(folder, file)
        await checkKey(inventory, join(folder, 'files'), appSecret)
        await migrateBeforeRestore(url)
        const restoreId = randomUUID()
        stageFolders(join(folder, 'files'), dataDir, restoreId)
        await restoreRows({ url, inventory, folder: join(folder, 'tables'), restoreId })
        swapFolders(dataDir)
        return inventory
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  } catch (error) {
    await finishRestore({ url, dataDir }).catch(() => {})
    throw error
  }
}

async function noPassphrase(): Promise<string> {
  throw startupProblem('The backup is encrypted; give its passphrase in BACKUP_PASSPHRASE.')
}

/** Under another key, the codes that this database has mailed would not verify. */
async function checkKey(
  { keyFingerprint: wanted }: Inventory,
  files: string,
  appSecret: string | undefined,
): Promise<void> {
  if (!wanted) return
  const key = await readAppKey({ dataDir: files, appSecret })
  if (key && keyFingerprint(key) === wanted) return
  throw startupProblem(
    key
      ? `The backup was made with another key (fingerprint ${wanted}) than ${appSecret ? 'APP_SECRET' : 'the one in it'} (fingerprint ${keyFingerprint(key)}); set APP_SECRET to the key of the backup. Nothing was changed.`
      : `The backup does not hold its key (fingerprint ${wanted}), because it was made with APP_SECRET; set APP_SECRET to that key. Nothing was changed.`,
  )
}

/** One transaction; writes `restoreId`, which tells `finishRestore` that it committed. */
export async function restoreRows(input: {
  url: string
  inventory: Inventory
  folder: string
  restoreId: string
}): Promise<void> {
  await withClient(input.url, async (client) => {
    await replaceRows(client, input.inventory, input.folder)
    await runNewerMigrations(client, input.inventory.migrations.length)
    await replaceRoutines(client)
    await client.query('insert into public.installation (id) values (1) on conflict do nothing')
    await client.query('update public.installation set restore_id = $1, storage_place = null', [
      input.restoreId,
    ])
    await client.query(`notify ${RESTORED_CHANNEL}`)
    await client.query('commit')
  })
}

async function runNewerMigrations(client: pg.Client, done: number): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrations().slice(done)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

function readInventory(folder: string, file: string): Inventory {
  const path = join(folder, 'backup.json')
  const inventory: Partial<Inventory> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  if (inventory.format !== 1) throw startupProblem(`${file} is not a backup of this program.`)
  const migrations = inventory.migrations && sinceBaseline(inventory.migrations)
  if (!migrations) throw startupProblem(refusalOfOrigin(file, inventory.migrations ?? []))
  return { ...(inventory as Inventory), migrations }
}

function refusalOfOrigin(file: string, migrations: Inventory['migrations']): string {
  const remedy = tooEarlyRemedy(migrations)
  return remedy
    ? `${file} was made by an earlier version of this program, which this one cannot read any more. Restore it there, ${remedy}, and back up again. Nothing was changed.`
    : `${file} was made by a newer or another version of this program; bring this one up to date first.`
}

async function replaceRows(client: pg.Client, inventory: Inventory, folder: string): Promise<void> {
  await client.query("set lock_timeout = '30s'")
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query('grant usage on schema public to public')
  for (const migration of readMigrations().slice(0, inventory.migrations.length))
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
}

/** Tables load one by one; foreign keys hold only once all rows are in. */
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
  await client.query(`delete from ${name}`) // rows that a migration inserted
  const rows = await copyFromFile(client, `copy ${name} (${columns}) from stdin`, file)
  if (rows !== table.rows)
    throw startupProblem(
      `The backup is damaged: ${table.name} has ${rows} rows instead of ${table.rows}; nothing was changed.`,
    )
}
