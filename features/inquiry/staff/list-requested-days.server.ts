import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { inquiries } from '../database/inquiry.tables.server.ts'

const MOST = 100

export interface RequestedDay {
  id: string
  number: number
  name: string
  /** Swiss day. */
  day: string
}

/** Open requests for team events on one of the days, both included; at most 100. */
export async function listRequestedDays(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<RequestedDay[]> {
  const requested = sql`${inquiries.details} ->> 'from'`
  const alternative = sql`${inquiries.details} ->> 'alternative'`
  const isOn = (day: typeof requested) => sql`coalesce(${day} between ${from} and ${to}, false)`
  return db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      name: sql<string>`coalesce(nullif(${inquiries.details} ->> 'company', ''), ${inquiries.name}, ${inquiries.email})`,
      day: sql<string>`case when ${isOn(requested)} then ${requested} else ${alternative} end`,
    })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.kind, 'team_event'),
        inArray(inquiries.state, ['new', 'answered']),
        sql`(${isOn(requested)} or ${isOn(alternative)})`,
      ),
    )
    .orderBy(asc(inquiries.number))
    .limit(MOST)
}
