import type { Database } from './database.ts'

/**
 * Runs it while no other process runs anything under this name; undefined when one does. A lock of the session on a
 * connection of its own, outside of a transaction: it ends with the connection and holds up nobody's rows.
 */
export async function withExclusiveLock<Value>(
  db: Database,
  name: string,
  run: () => Promise<Value>,
): Promise<Value | undefined> {
  const client = await db.$client.connect()
  try {
    const key = 'hashtextextended($1, 1)'
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${key}) as held`, [
      name,
    ])
    if (!rows[0]?.held) return undefined
    try {
      return await run()
    } finally {
      await client.query(`select pg_advisory_unlock(${key})`, [name])
    }
  } finally {
    client.release()
  }
}
