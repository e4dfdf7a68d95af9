import type { NewsArticle, NewsList } from '#features/news/news.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export function loadNews({ findNews }: PageEnvironment, { url }: LoaderInput): Promise<NewsList> {
  const named = Number(url.searchParams.get('page') ?? 1)
  return findNews({ page: Number.isInteger(named) && named > 0 && named <= 10_000 ? named : 1 })
}

export type ArticleData = { kind: 'found'; article: NewsArticle } | { kind: 'unknown' }

/** An unknown slug is a result, not an error. */
export async function loadArticle(
  { findArticle }: PageEnvironment,
  { params }: LoaderInput,
): Promise<ArticleData> {
  const article = await findArticle(params['slug'] ?? '')
  return article ? { kind: 'found', article } : { kind: 'unknown' }
}
