import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'

/**
 * What the columns `picture` of all tables name, as `union all select kind, name, text`: a picture of the library that
 * stands in one is in use and is not swept, without another line of code. Text or JSON.
 */
export async function unionPictureColumns(db: Database | Transaction): Promise<SQL> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'picture' order by table_name`)
  const selects = rows.map(
    ({ name }) => sql` union all select 'other',
      coalesce(to_jsonb(things) #>> '{name,de}', to_jsonb(things) ->> 'name', to_jsonb(things) ->> 'id'), picture::text
      from ${sql.identifier(name)} things where picture is not null`,
  )
  return sql.join(selects)
}
