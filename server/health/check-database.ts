import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Health } from './write-health.ts'

/** No answer within `limitMs` counts as down. The reason is public: a code, never host names or addresses. */
export async function checkDatabase(database: Database, limitMs = 2000): Promise<Health> {
  const tooLate = new Promise<Health>((resolve) => {
    setTimeout(() => resolve(down(`no answer within ${limitMs} ms`)), limitMs).unref()
  })
  const answered = database.execute(sql`select 1`).then(
    (): Health => ({ ok: true }),
    (error: unknown) => down(codeOf(error)),
  )
  return Promise.race([answered, tooLate])
}

function down(detail: string): Health {
  return { ok: false, reason: `database down: ${detail}` }
}

/** `ECONNREFUSED`, or the SQLSTATE. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code)) return code
  return cause ? codeOf(cause) : 'no connection'
}
