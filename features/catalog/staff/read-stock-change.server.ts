import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { stockChanges } from './stock-history.tables.server.ts'

/** The newest change of a variant's stock by then, in pieces. */
export async function readStockChange(
  db: Database,
  variantId: string,
  until: Date,
): Promise<{ before: number; after: number; note: string } | undefined> {
  const [row] = await db
    .select({ before: stockChanges.before, after: stockChanges.after, note: stockChanges.note })
    .from(stockChanges)
    .where(and(eq(stockChanges.variantId, variantId), lte(stockChanges.at, until)))
    .orderBy(desc(stockChanges.id))
    .limit(1)
  return row
}
