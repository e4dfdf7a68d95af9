import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Health } from './write-health.ts'

/** Asks the database for a sign of life; `limitMs` without an answer counts as down. */
export async function checkDatabase(database: Database, limitMs = 2000): Promise<Health> {
  const tooLate = new Promise<Health>((resolve) => {
    setTimeout(() => resolve(down(`no answer within ${limitMs} ms`)), limitMs).unref()
  })
  const asked = database.execute(sql`select 1`).then(
    (): Health => ({ ok: true }),
    (error: Error) => down((error.cause as Error | undefined)?.message || error.message),
  )
  return Promise.race([asked, tooLate])
}

function down(detail: string): Health {
  return { ok: false, reason: `database down: ${detail}` }
}
