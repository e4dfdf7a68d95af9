import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ALERT_CODES } from '#kernel/alert-code.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import { listOpenAlerts, resolveAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockInstallation, updateInstallation } from '#platform/installation/installation.ts'
import { confirmClock } from '#platform/installation/check-clock.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { alerts } from './alert.contract.ts'

const counts = z.record(z.string().max(40), z.int().min(1).max(10_000_000))

export const serveAlerts = serve(alerts, { approveDeletions: { counts } })<StaffDeps>(({ db }) => ({
  list: async () => {
    const open = await listOpenAlerts(db)
    return accept({ alerts: open.map((alert) => ({ ...alert, raisedAt: alert.raisedAt.toISOString() })) })
  },
  dismiss: ({ id, now, record }) =>
    db.transaction(async (tx) => {
      const code = ALERT_CODES.find((each) => each === id)
      if (!code || !(await resolveAlert(tx, code, now))) return refuse({ code: 'missing' as const })
      await record(tx)
      return accept({})
    }),
  approveDeletions: ({ input, record }) =>
    db.transaction(async (tx) => {
      if (!(await approveDeletions(tx, input.counts))) return refuse({ code: 'alert_changed' as const })
      await record(tx, input.counts)
      return accept({})
    }),
  confirmClock: ({ input: { day }, now, record }) =>
    db.transaction(async (tx) => {
      if (!(await confirmClock(tx, day, now))) return refuse({ code: 'alert_changed' as const })
      await record(tx, { day })
      return accept({})
    }),
}))

/** Only counts shown in the alert can be approved. */
async function approveDeletions(tx: Transaction, approved: Record<string, number>): Promise<boolean> {
  await lockInstallation(tx)
  const stopped = (await listOpenAlerts(tx)).find(({ code }) => code === 'retention_stopped')
  if (!isDeepStrictEqual(stopped?.detail, approved)) return false
  await updateInstallation(tx, { approvedDeletions: approved })
  return true
}
