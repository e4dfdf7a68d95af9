import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectFolder } from '../project-folder.ts'
import { MIGRATIONS_FOLDER, listMigrations, refusalOfTables } from './migrations.ts'
import { withClient } from './with-client.ts'

/**
 * Migrates, then replaces functions and triggers, under an advisory lock: several processes may start at once. Throws
 * a start-up problem and changes nothing when the tables are older than the first migration.
 */
export function migrate(connectionString: string): Promise<void> {
  return withMigrationLock(connectionString, async (client) => {
    const refusal = refusalOfTables(await listMigrations(client))
    if (refusal) throw refusal
    await migrateLocked(client)
  })
}

/** Migrates what a restore is about to replace. Tables that `migrate` refuses stay as they are. */
export function migrateBeforeRestore(connectionString: string): Promise<void> {
  return withMigrationLock(connectionString, async (client) => {
    if (!refusalOfTables(await listMigrations(client))) await migrateLocked(client)
  })
}

function withMigrationLock(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await work(client)
  })
}

export const MIGRATION_LOCK = 4_728_001

async function migrateLocked(client: pg.Client): Promise<void> {
  await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  await replaceRoutines(client)
}

export async function replaceRoutines(client: pg.Client): Promise<void> {
  for (const file of routineFiles()) await client.query(readFileSync(file, 'utf8'))
}

const ROUTINES = join(projectFolder, 'db', 'routines')

function routineFiles(): string[] {
  const names = readdirSync(ROUTINES).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => join(ROUTINES, name))
}
