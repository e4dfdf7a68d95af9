import { recordAction } from '#features/account/security/audit.server.ts'
import { ALERT_CODES } from '#kernel/alert-code.ts'
import { listOpenAlerts, resolveAlert } from '#platform/alerts/raise-alert.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

/** Open alerts, and resolving them. A problem that persists is raised again. */
export function alertEndpoints(route: StaffRoute, { db, clock }: StaffDeps): void {
  route('GET', '/alerts', 'alerts', 'none', async () => {
    const open = await listOpenAlerts(db)
    return { alerts: open.map((alert) => ({ ...alert, raisedAt: alert.raisedAt.toISOString() })) }
  })

  route('POST', '/alerts/:id/dismissal', 'alerts', 'none', noBody, async ({ id, member, reply }) => {
    const code = ALERT_CODES.find((each) => each === id)
    const closed =
      code !== undefined &&
      (await db.transaction(async (tx) => {
        if (!(await resolveAlert(tx, code, clock()))) return false
        const detail = { alert: code }
        await recordAction(tx, { at: clock(), action: 'alert_dismissed', actorId: member.id, detail })
        return true
      }))
    if (!closed) return reply.code(404).send({ statusCode: 404, code: 'unknown_alert' })
    return {}
  })
}
