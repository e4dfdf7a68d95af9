import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { NewsDocument } from './news-document.ts'
import { newsDocumentSchema } from './news-document.schema.ts'
import { newsRevisions } from './news.tables.server.ts'

/** The planned version of an article; undefined where nothing is planned. */
export async function readPlannedNews(db: Database, slug: string): Promise<NewsDocument | undefined> {
  const { isApproved, publicationId, id } = newsRevisions
  const [row] = await db
    .select({ document: newsRevisions.document })
    .from(newsRevisions)
    .where(and(eq(newsRevisions.slug, slug), eq(isApproved, true), isNull(publicationId)))
    .orderBy(desc(id))
    .limit(1)
  return row && newsDocumentSchema.safeParse(row.document).data
}
