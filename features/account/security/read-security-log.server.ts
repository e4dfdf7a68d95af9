import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byInstant, readListPage } from '#platform/database/read-list-page.ts'
import type { Metadata } from '../account.ts'
import { authAudit, authUsers } from '../database/account.tables.server.ts'
import { findAccounts } from './audit-accounts.server.ts'
import type { SecurityAction, SecurityEntry } from './security-log.ts'

const PAGE = 50

const byTime = (oldestFirst: boolean) =>
  byInstant<{ at: Date; id: string }>([authAudit.at, authAudit.id], (row) => row, !oldestFirst)

export type StoredAction = Omit<SecurityEntry, 'words' | 'thing' | 'what' | 'hasChanges'> & {
  detail: Metadata
}

export interface SecurityQuery {
  actions: readonly SecurityAction[]
  since: Date
  /** Account that acted. */
  who?: string | undefined
  search?: AuditSearch | undefined
  /** Default: newest first. */
  oldestFirst?: boolean | undefined
}

/** Rows that fit any of it. */
export interface AuditSearch {
  /** Part of the address of the actor or the subject. */
  address: string
  actions: readonly SecurityAction[]
  /** Ids by the key of the detail that names them. */
  things: Readonly<Record<string, readonly string[]>>
}

/** One page, newest first, from `since`. */
export async function readSecurityLog(
  db: Database,
  { position, size = PAGE, ...query }: SecurityQuery & { position: ListPosition; size?: number },
): Promise<{ entries: StoredAction[] } & ListPages> {
  const { actions, since, who, search, oldestFirst = false } = query
  const recent = sql`${authAudit.at} >= ${since.toISOString()}::timestamptz`
  const isNarrowed = who !== undefined || search !== undefined
  const narrowed = isNarrowed
    ? and(
        recent,
        inArray(authAudit.action, [...actions]),
        who === undefined ? undefined : eq(authAudit.actorId, who),
        search && (await matching(db, search)),
      )
    : undefined
  const { rows: found, ...pages } = await readListPage({
    order: byTime(oldestFirst),
    position,
    size,
    read: async (beyond, sorted, limit) => {
      if (narrowed)
        return db
          .select({ at: authAudit.at, id: authAudit.id })
          .from(authAudit)
          .where(and(narrowed, beyond))
          .orderBy(...sorted)
          .limit(limit)
      // For each action its newest, from an index; one condition for all would read every row of frequent other actions.
      const { rows } = await db.execute<{ at: string | Date; id: string }>(sql`
        select auth_audit.at, auth_audit.id
        from unnest(${sql.param([...actions])}::text[]) as wanted (action)
        cross join lateral (
          select ${authAudit.at}, ${authAudit.id} from ${authAudit}
          where ${and(sql`${authAudit.action} = wanted.action`, recent, beyond)}
          order by ${sql.join(sorted, sql`, `)} limit ${limit}
        ) auth_audit
        order by ${sql.join(sorted, sql`, `)}
        limit ${limit}`)
      return rows.map(({ at, id }) => ({ at: new Date(at), id }))
    },
  })
  if (found.length === 0) return { entries: [], ...pages }
  const entries = await readEntries(
    db,
    found.map(({ id }) => id),
    oldestFirst,
  )
  return { entries, ...pages }
}

/** @returns undefined for what is no row of the log */
export async function findSecurityEntry(db: Database, id: string): Promise<StoredAction | undefined> {
  return (await readEntries(db, [id]))[0]
}

async function readEntries(db: Database, ids: string[], oldestFirst = false): Promise<StoredAction[]> {
  const actor = alias(authUsers, 'actor')
  const way = oldestFirst ? asc : desc
  const rows = await db
    .select({ entry: authAudit, actor: actor.email, user: authUsers.email })
    .from(authAudit)
    .leftJoin(actor, eq(actor.id, authAudit.actorId))
    .leftJoin(authUsers, eq(authUsers.id, authAudit.userId))
    .where(inArray(authAudit.id, ids))
    .orderBy(way(authAudit.at), way(authAudit.id))
  return rows.map(({ entry, ...emails }) => {
    const who = emails.actor ?? emails.user ?? entry.subject
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action as SecurityAction,
      who,
      whom: emails.user === who ? null : emails.user,
      network: entry.network,
      times: entry.times,
      detail: entry.detail,
    }
  })
}

async function matching(db: Database, { address, actions, things }: AuditSearch): Promise<SQL | undefined> {
  const ids = await findAccounts(db, address)
  return or(
    sql`false`,
    ids.length > 0 ? or(inArray(authAudit.actorId, ids), inArray(authAudit.userId, ids)) : undefined,
    actions.length > 0 ? inArray(authAudit.action, [...actions]) : undefined,
    ...Object.entries(things)
      .filter(([, wanted]) => wanted.length > 0)
      .map(([key, wanted]) => inArray(sql`${authAudit.detail} ->> ${key}::text`, [...wanted])),
  )
}
