import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { projectFolder } from '../project-folder.ts'
import { startupProblem } from '../startup-problem.ts'

/** Hash of the file's text, and its `when` in milliseconds, as `drizzle.__drizzle_migrations` and backups name it. */
export type Migration = { hash: string; created_at: string }

export const MIGRATIONS_FOLDER = join(projectFolder, 'db', 'migrations')

export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** In their order; none before the first start. */
export async function listMigrations(client: Client): Promise<Migration[]> {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!found.rows[0]?.there) return []
  const { rows } = await client.query<Migration>(
    'select hash, created_at::text from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/**
 * The first and the last of the 88 migrations that the baseline replaced (ADR-064). The last one left the same tables
 * as the baseline.
 */
const FIRST_BEFORE_BASELINE = '708545e0e897a7423d0e335c8144b42428ee5be8152f858d4371ce91b4938895'
const LAST_BEFORE_BASELINE = '4b22875bb16adbe3e039fbb4855b2a6ac9afc6502af2a0d1d59e41e49ba4feac'

/** Migrations of a backup, with the baseline in place of those that it replaced; undefined when they are no part of ours. */
export function sinceBaseline(migrations: readonly Migration[]): Migration[] | undefined {
  const ours = readMigrations().map(({ hash, folderMillis }) => ({ hash, created_at: String(folderMillis) }))
  if (migrations.at(-1)?.hash === LAST_BEFORE_BASELINE) return ours.slice(0, 1)
  return migrations.every(({ hash }, index) => hash === ours[index]?.hash) ? [...migrations] : undefined
}

/** The start-up problem of a database whose tables were made before the baseline. */
export function refusalOfTables(migrations: readonly Migration[]): Error | undefined {
  if (migrations[0]?.hash !== FIRST_BEFORE_BASELINE) return undefined
  const remedy = tooEarlyRemedy(migrations)
  const first = remedy ? `First ${remedy}. Then run` : 'Run'
  return startupProblem(
    `The database was made by an earlier version of this program, from before its migrations were put into one (ADR-064). Nothing was changed. ${first} npm run backup -- FILE, and then npm run restore -- FILE, which brings everything to this version.`,
  )
}

/** What brings a database or backup from before the baseline to the tables of the last version before it. */
export function tooEarlyRemedy(migrations: readonly Migration[]): string | undefined {
  const isTooEarly =
    migrations[0]?.hash === FIRST_BEFORE_BASELINE && migrations.at(-1)?.hash !== LAST_BEFORE_BASELINE
  return isTooEarly ? 'start commit 3300a487 of this program on it once' : undefined
}
