import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { authAudit, authUsers } from '../database/account.tables.server.ts'
import {
  SECURITY_FILTERS,
  type SecurityAction,
  type SecurityEntry,
  type SecurityFilter,
} from './security-log.ts'

const PAGE = 50

/** One page, newest first, from `since`. `page` counts from 0. */
export async function readSecurityLog(
  db: Database,
  { filter, page, since }: { filter: SecurityFilter; page: number; since: Date },
): Promise<{ entries: SecurityEntry[]; more: boolean }> {
  const actions: readonly string[] =
    filter === 'all' ? Object.values(SECURITY_FILTERS).flat() : SECURITY_FILTERS[filter]
  const actor = alias(authUsers, 'actor')
  const rows = await db
    .select({ entry: authAudit, actor: actor.email, user: authUsers.email })
    .from(authAudit)
    .leftJoin(actor, eq(actor.id, authAudit.actorId))
    .leftJoin(authUsers, eq(authUsers.id, authAudit.userId))
    .where(and(inArray(authAudit.action, [...actions]), gte(authAudit.at, since)))
    .orderBy(desc(authAudit.at), desc(authAudit.id))
    .limit(PAGE + 1)
    .offset(page * PAGE)
  const entries = rows.slice(0, PAGE).map(({ entry, ...emails }): SecurityEntry => {
    const who = emails.actor ?? emails.user ?? entry.subject
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action as SecurityAction,
      who,
      whom: emails.user === who ? null : emails.user,
      network: entry.network,
      times: entry.times,
    }
  })
  return { entries, more: rows.length > PAGE }
}
