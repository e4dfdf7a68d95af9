import { and, type AnyColumn, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { ListPosition } from '#kernel/list-page.ts'

/** Which steps of a history the audit log shows. */
export interface StepSearch {
  since: Date
  /** Id of the member of staff. */
  who?: string | undefined
  /** Rows that fit any of it; undefined: all. */
  search?: { actors: readonly string[]; actions: readonly string[]; ids: readonly string[] } | undefined
  /** Default: newest first. */
  oldestFirst?: boolean | undefined
  position: ListPosition
  /** Rows of a page. */
  size: number
}

interface StepColumns {
  at: AnyColumn
  actorId: AnyColumn
  action: AnyColumn
  /** Of the booking or quote. */
  recordId: AnyColumn
}

/** Steps that a member of staff took, from `since` on, as the search asks. */
export function isStepWanted(
  { at, actorId, action, recordId }: StepColumns,
  { since, who, search }: Pick<StepSearch, 'since' | 'who' | 'search'>,
): SQL | undefined {
  return and(
    isNotNull(actorId),
    sql`${at} >= ${since.toISOString()}::timestamptz`,
    who === undefined ? undefined : eq(actorId, who),
    search &&
      or(
        sql`false`,
        search.actors.length > 0 ? inArray(actorId, [...search.actors]) : undefined,
        search.actions.length > 0 ? inArray(action, [...search.actions]) : undefined,
        search.ids.length > 0 ? inArray(recordId, [...search.ids]) : undefined,
      ),
  )
}
