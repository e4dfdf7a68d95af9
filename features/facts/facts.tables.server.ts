import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/**
 * Append-only: facts of every kind that owners publish beside the texts. A row without publication is the draft of
 * its key, of which only the newest is kept; the newest published row of a key is on the site. A null value means
 * deleted, or the value of the files again.
 * @retention nobody: what the site says of the company, with consent of who is named; it goes with the installation
 */
export const factRevisions = pgTable(
  'fact_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The `name` of a `FactKind`. */
    kind: text().notNull(),
    /** Empty where there is one of a kind. */
    key: text().notNull(),
    /** As the schema of its kind allowed it when it was written. */
    value: jsonb(),
    /** Of `message_publications`: what the site shows is one version of texts and facts. */
    publicationId: bigint('publication_id', { mode: 'number' }),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('fact_revisions_key').on(table.kind, table.key, table.id),
    index('fact_revisions_published')
      .on(table.kind, table.key, table.id)
      .where(sql`${table.publicationId} is not null`),
    check('fact_revisions_kind', sql`length(${table.kind}) between 1 and 40`),
    check('fact_revisions_key_limit', sql`length(${table.key}) <= 120`),
    check('fact_revisions_value', sql`octet_length(${table.value}::text) <= 200000`),
  ],
)
