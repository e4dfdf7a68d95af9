import type { FastifyInstance } from 'fastify'
import type { AlertCode } from '#kernel/alert-code.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import { checkDatabase } from './check-database.ts'
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
