import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectFolder } from '../project-folder.ts'

/** Migrates, then replaces functions and triggers, under an advisory lock: several processes may start at once. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await replaceRoutines(client)
  } finally {
    await client.end()
  }
}

export const MIGRATIONS_FOLDER = join(projectFolder, 'db', 'migrations')
const ROUTINES = join(projectFolder, 'db', 'routines')
export const MIGRATION_LOCK = 4_728_001

export async function replaceRoutines(client: pg.Client): Promise<void> {
  for (const file of routineFiles()) await client.query(readFileSync(file, 'utf8'))
}

function routineFiles(): string[] {
  const names = readdirSync(ROUTINES).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => join(ROUTINES, name))
}
