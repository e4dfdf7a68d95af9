import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { MIGRATION_LOCK } from '../database/migrate.ts'
import { withClient } from '../database/with-client.ts'
import { listMigrations } from '../database/migrations.ts'
import { packArchive } from './archive.ts'
import { copyToFile } from './copy-table.ts'
import { BACKUP_FOLDERS, copyDataFolder } from './copy-data-folder.ts'
import { type Inventory, listSequences, listTables, readKeyFingerprint } from './inventory.ts'

/**
 * Writes all rows (one snapshot, as portable text) and folders of DATA_DIR to a .tar.gz, with the key unless it comes
 * from APP_SECRET. The server may run meanwhile.
 */
export async function writeBackup(options: {
  url: string
  dataDir: string
  file: string
  passphrase?: string | undefined
}): Promise<Inventory> {
  mkdirSync(dirname(options.file), { recursive: true })
  const folder = mkdtempSync(join(dirname(options.file), '.backup-'))
  try {
    const inventory = await writeRows(options.url, join(folder, 'tables'))
    for (const name of BACKUP_FOLDERS) copyDataFolder(options.dataDir, name, join(folder, 'files'))
    writeFileSync(join(folder, 'backup.json'), `${JSON.stringify(inventory, null, 2)}\n`, { mode: 0o600 })
    await packArchive(folder, options.file, options.passphrase)
    return inventory
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeRows(url: string, folder: string): Promise<Inventory> {
  mkdirSync(folder, { mode: 0o700 })
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    await client.query('begin isolation level repeatable read read only')
    const migrations = await listMigrations(client)
    const tables: Inventory['tables'] = []
    for (const table of await listTables(client))
      tables.push({ ...table, rows: await writeTable(client, table, join(folder, `${table.name}.copy`)) })
    const sequences = await listSequences(client)
    const keyFingerprint = await readKeyFingerprint(client)
    return { format: 1, createdAt: new Date().toISOString(), migrations, tables, sequences, keyFingerprint }
  })
}

async function writeTable(
  client: pg.Client,
  table: { name: string; columns: string[] },
  file: string,
): Promise<number> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const statement = `copy public.${client.escapeIdentifier(table.name)} (${columns}) to stdout`
  const out = await open(file, 'wx', 0o600)
  try {
    return await copyToFile(client, statement, out)
  } finally {
    await out.close()
  }
}
