import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
import { authAudit, authUsers } from '../database/account.tables.server.ts'
import {
  SECURITY_FILTERS,
  type SecurityAction,
  type SecurityEntry,
  type SecurityFilter,
} from './security-log.ts'

const PAGE = 50

const NEWEST_FIRST = byInstant<{ at: Date; id: string }>([authAudit.at, authAudit.id], (row) => row, true)

/** One page, newest first, from `since`. */
export async function readSecurityLog(
  db: Database,
  { filter, position, since }: { filter: SecurityFilter; position: ListPosition; since: Date },
): Promise<{ entries: SecurityEntry[] } & ListPages> {
  const actions: readonly string[] =
    filter === 'all' ? Object.values(SECURITY_FILTERS).flat() : SECURITY_FILTERS[filter]
  const { rows: found, ...pages } = await readListPage({
    order: NEWEST_FIRST,
    position,
    size: PAGE,
    // For each action its newest, from an index; one condition for all would read every row of frequent other actions.
    read: async (beyond, sorted, limit) => {
      const { rows } = await db.execute<{ at: string | Date; id: string }>(sql`
        select auth_audit.at, auth_audit.id
        from unnest(${sql.param([...actions])}::text[]) as wanted (action)
        cross join lateral (
          select ${authAudit.at}, ${authAudit.id} from ${authAudit}
          where ${and(sql`${authAudit.action} = wanted.action`, sql`${authAudit.at} >= ${since.toISOString()}::timestamptz`, beyond)}
          order by ${sql.join(sorted, sql`, `)} limit ${limit}
        ) auth_audit
        order by ${sql.join(sorted, sql`, `)}
        limit ${limit}`)
      return rows.map(({ at, id }) => ({ at: new Date(at), id }))
    },
  })
  if (found.length === 0) return { entries: [], ...pages }
  const actor = alias(authUsers, 'actor')
  const rows = await db
    .select({ entry: authAudit, actor: actor.email, user: authUsers.email })
    .from(authAudit)
    .leftJoin(actor, eq(actor.id, authAudit.actorId))
    .leftJoin(authUsers, eq(authUsers.id, authAudit.userId))
    .where(
      inArray(
        authAudit.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(authAudit.at), desc(authAudit.id))
  const entries = rows.map(({ entry, ...emails }): SecurityEntry => {
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
  return { entries, ...pages }
}
