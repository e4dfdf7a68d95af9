import type { PageHit } from '#features/search/page-hit.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export function loadSuggestions({ findPages }: PageEnvironment, { url }: LoaderInput): Promise<PageHit[]> {
  return findPages({ near: url.pathname }).catch(() => [])
}
