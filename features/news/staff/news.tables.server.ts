import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { NEWS_LIMITS } from './news-document.ts'

/**
 * Append-only: news articles, above those of the files. The newest row of a piece is what its authors see; the newest
 * published one is on the site. An approved row without publication is planned for the day of its document.
 * @retention nobody
 */
export const newsRevisions = pgTable(
  'news_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    /** `newsDocumentSchema`. */
    document: jsonb().notNull(),
    isApproved: boolean('is_approved').notNull(),
    /** Takes the piece off the site. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** Of `message_publications`. */
    publicationId: bigint('publication_id', { mode: 'number' }),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('news_revisions_slug').on(table.slug, table.id),
    index('news_revisions_published').on(table.publicationId).where(sql`${table.publicationId} is not null`),
    check(
      'news_revisions_slug_limit',
      sql`length(${table.slug}) between 1 and ${sql.raw(String(NEWS_LIMITS.slug))}`,
    ),
  ],
)
