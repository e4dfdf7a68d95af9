import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database } from '#platform/database/database.ts'
import { authAudit, authSessions, authUsers } from './account.tables.server.ts'

/** The account of a staff member, for the data export; only the employer closes it. */
export async function readAccountRecords(db: Database, email: string): Promise<PersonalRecord[]> {
  const address = email.toLowerCase()
  const users = await db
    .select()
    .from(authUsers)
    .where(
      and(or(eq(authUsers.email, address), eq(authUsers.newEmail, address)), isNull(authUsers.deletedAt)),
    )
  return Promise.all(
    users.map(async (user) => {
      const sessions = await db
        .select({
          createdAt: authSessions.createdAt,
          refreshedAt: authSessions.refreshedAt,
          userAgent: authSessions.userAgent,
        })
        .from(authSessions)
        .where(eq(authSessions.userId, user.id))
        .orderBy(asc(authSessions.createdAt))
      const actions = await db
        .select({ at: authAudit.at, action: authAudit.action })
        .from(authAudit)
        .where(or(eq(authAudit.userId, user.id), eq(authAudit.actorId, user.id)))
        .orderBy(asc(authAudit.at))
      return {
        number: null,
        at: user.createdAt,
        title: null,
        cents: null,
        keep: 'account' as const,
        keptSince: user.createdAt,
        data: { ...omit(user, 'passwordHash'), sessions, actions },
      }
    }),
  )
}

/** Deletes accounts closed before `before` with all their data, in batches. */
export async function purgeClosedAccounts(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(lt(authUsers.deletedAt, before))
    .orderBy(asc(authUsers.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(authUsers).where(inArray(authUsers.id, due))
  return removed.rowCount ?? 0
}

/** Deletes refused sign-ins and calls before `before`, in batches. */
export async function purgeRefusals(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: authAudit.id })
    .from(authAudit)
    .where(and(lt(authAudit.at, before), isNotNull(authAudit.repeatKey)))
    .orderBy(asc(authAudit.at))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(authAudit).where(inArray(authAudit.id, due))
  return removed.rowCount ?? 0
}

/** Deletes audit rows before `before`, in batches. */
export async function purgeAudit(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: authAudit.id })
    .from(authAudit)
    .where(lt(authAudit.at, before))
    .orderBy(asc(authAudit.at))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(authAudit).where(inArray(authAudit.id, due))
  return removed.rowCount ?? 0
}
