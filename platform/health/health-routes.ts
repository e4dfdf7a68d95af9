import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AlertCode } from '#kernel/alert-code.ts'
import { listOpenAlerts } from '../alerts/raise-alert.ts'
import type { Database } from '../database/database.ts'
import { type Health, healthBody } from './write-health.ts'

interface HealthDeps {
  db: Database
  /** Of the database and of DATA_DIR. */
  disk: { isFull: () => boolean }
}

/** Open alerts that anybody who watches the server may know of: they name no weakness. */
const PUBLIC_ALERTS: readonly AlertCode[] = [
  'disk_full',
  'attachment_missing',
  'storage_moved',
  'second_server_refused',
]

/**
 * 200 while the server can work, with the `alerts` that the owner has to deal with; 503 with the reason when it cannot.
 */
export function healthRoutes(app: FastifyInstance, { db, disk }: HealthDeps): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const health: Health = disk.isFull()
      ? { ok: false, reason: 'no space left to write' }
      : await checkDatabase(db)
    // A locked table of alerts must not make a working server look broken.
    const open = health.ok ? await listOpenAlerts(db).catch(() => []) : []
    const alerts = open.map(({ code }) => code).filter((code) => PUBLIC_ALERTS.includes(code))
    return reply
      .status(health.ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ...healthBody(health), ...(alerts.length > 0 && { alerts }) })
  })
}

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
