import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockInstallation, updateInstallation } from '#platform/installation/installation.ts'
import { confirmClock } from '../../retention/check-clock.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const approval = z.object({ counts: z.record(z.string().max(40), z.int().min(1).max(10_000_000)) })
const confirmation = z.object({ day: z.iso.date() })

/** The owner's answers when retention has stopped: approve the counts, or confirm the date. */
export function retentionEndpoints(route: StaffRoute, { db, clock }: StaffDeps): void {
  route(
    'POST',
    '/retention-approvals',
    'retention',
    'deletes_data',
    approval,
    async ({ body, member, reply }) => {
      const { counts } = body
      const done = await db.transaction(async (tx) => {
        if (!(await approveDeletions(tx, counts))) return false
        await recordAction(tx, {
          at: clock(),
          action: 'deletion_approved',
          actorId: member.id,
          detail: counts,
        })
        return true
      })
      return done ? {} : reply.code(409).send({ statusCode: 409, code: 'alert_changed' })
    },
  )

  route(
    'POST',
    '/clock-confirmations',
    'retention',
    'deletes_data',
    confirmation,
    async ({ body, member, reply }) => {
      const done = await db.transaction(async (tx) => {
        if (!(await confirmClock(tx, body.day, clock()))) return false
        await recordAction(tx, {
          at: clock(),
          action: 'clock_confirmed',
          actorId: member.id,
          detail: body,
        })
        return true
      })
      return done ? {} : reply.code(409).send({ statusCode: 409, code: 'alert_changed' })
    },
  )
}

/** Only counts shown in the alert can be approved. */
async function approveDeletions(tx: Transaction, counts: Record<string, number>): Promise<boolean> {
  await lockInstallation(tx)
  const shown = (await listOpenAlerts(tx)).find(({ code }) => code === 'retention_stopped')
  if (!isDeepStrictEqual(shown?.detail, counts)) return false
  await updateInstallation(tx, { approvedDeletions: counts })
  return true
}
