import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { onServer, withDatabase } from './database-setup.ts'

export type TestDatabase = { database: Database; connectionString: string; close(): Promise<void> }

/** Cloned from the migrated template. Open it with `forThisFile`, or `close` it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl')
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `gratweg_test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  const connectionString = withDatabase(templateUrl, name)
  const pool = new pg.Pool({ connectionString, max: 40, pipeline: true })
  let dropping = false
  // `end` resolves before the server closes the connections; over TCP, `force` then ends some with 57P01.
  const onError = (error: Error) => {
    if (!dropping) throw error
  }
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', onError) // the pool re-emits errors of idle clients
  return {
    database: drizzle(pool) as Database,
    connectionString,
    async close() {
      dropping = true
      await pool.end()
      await onServer(templateUrl, `drop database ${name} with (force)`)
    },
  }
}
