import type { Database } from './database.ts'

/** Runs `run` unless another process runs under this name (then undefined). A session-level lock; blocks no rows. */
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
