import { mergeNews } from '#features/news/merge-news.server.ts'
import { readPlannedNews } from '#features/news/staff/read-planned-news.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

/** The site as it will be on the day of a planned piece; the same site where it is not planned. */
export async function withPlannedPiece(
  db: Database,
  site: SiteMessages,
  slug: string,
): Promise<SiteMessages> {
  const document = await readPlannedNews(db, slug)
  if (!document) return site
  const { facts } = site
  const news = mergeNews(facts.news, [{ slug, document, isRemoved: false }], facts.pictures)
  return { ...site, facts: { ...facts, news } }
}
