import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text as people sort it, whatever its case, umlauts beside their vowel; nothing first. For an index and `byColumn`. */
export function asSorted(text: SQLWrapper): SQL {
  return sql`(lower(coalesce(${text}, '')) collate "de-CH-x-icu")`
}
