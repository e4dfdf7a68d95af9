import { and, eq } from 'drizzle-orm'
import { AFTER_THE_EVENT, type GroupInvoicing } from './content/group-invoicing.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { StaffGroupInvoicing } from './staff-group-invoicing.ts'
import { groupInvoicing } from './group-invoicing.tables.server.ts'

/** Of every service that has a row. */
export async function listGroupInvoicing(
  db: Database | Transaction,
): Promise<Map<string, StaffGroupInvoicing>> {
  const rows = await db.select().from(groupInvoicing)
  return new Map(
    rows.map(({ serviceId, depositPercent, depositDays, revision }) => [
      serviceId,
      { depositPercent, depositDays, revision },
    ]),
  )
}

export async function readGroupInvoicing(
  db: Database | Transaction,
  serviceId: string,
): Promise<GroupInvoicing> {
  const [row] = await db.select().from(groupInvoicing).where(eq(groupInvoicing.serviceId, serviceId))
  if (!row) return AFTER_THE_EVENT
  const { depositPercent, depositDays } = row
  return { depositPercent, depositDays }
}

/**
 * Sets it for quotes that are sent from now on; what was sent keeps what it says. The same again changes nothing.
 * @param seen `revision` that the author saw; 0: none
 */
export async function setGroupInvoicing(
  tx: Transaction,
  serviceId: string,
  { depositPercent, depositDays, seen }: GroupInvoicing & { seen: number },
  { authorId, at }: { authorId: string; at: Date },
): Promise<Result<StaffGroupInvoicing & { isNew: boolean }, { code: 'changed_meanwhile' }>> {
  const values = { depositPercent, depositDays, revision: seen + 1, authorId, at }
  const [changed] =
    seen === 0
      ? await tx
          .insert(groupInvoicing)
          .values({ serviceId, ...values })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(groupInvoicing)
          .set(values)
          .where(and(eq(groupInvoicing.serviceId, serviceId), eq(groupInvoicing.revision, seen)))
          .returning()
  if (changed) return accept({ depositPercent, depositDays, revision: changed.revision, isNew: true })
  const current = await readGroupInvoicing(tx, serviceId)
  const isSame = current.depositPercent === depositPercent && current.depositDays === depositDays
  const revision = (await listGroupInvoicing(tx)).get(serviceId)?.revision ?? 0
  return isSame
    ? accept({ depositPercent, depositDays, revision, isNew: false })
    : refuse({ code: 'changed_meanwhile' })
}
