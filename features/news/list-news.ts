import { NEWS_PER_PAGE, type NewsList, type NewsEntry, type NewsQuery } from './news.ts'

/** One page of `pieces` (newest first); an out-of-range page is clamped. */
export function listNews(
  pieces: readonly NewsEntry[],
  { page = 1, limit = NEWS_PER_PAGE }: NewsQuery,
): NewsList {
  const pages = Math.max(1, Math.ceil(pieces.length / limit))
  const current = Math.min(pages, Math.max(1, Math.trunc(page) || 1))
  const teasers = pieces
    .slice((current - 1) * limit, current * limit)
    .map(({ slug, title, lead, date, picture }) => ({ slug, title, lead, date, picture }))
  return { teasers, page: current, pages }
}
