import { MAX_QUERY_LENGTH, type PageHit } from '#features/search/page-hit.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface SearchData {
  text: string
  hits: PageHit[] | null
}

export async function loadSearch({ findPages }: PageEnvironment, { url }: LoaderInput): Promise<SearchData> {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  return { text, hits: await findPages({ text }).catch(() => null) }
}
