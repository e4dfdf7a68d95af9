import type { PageHit } from '#features/search/page-hit.ts'
import type { PageEnvironment } from '#app/environment.ts'
import type { LoaderInput } from '#app/page.tsx'

export function loadSuggestions({ findPages }: PageEnvironment, { url }: LoaderInput): Promise<PageHit[]> {
  return findPages({ near: url.pathname }).catch(() => [])
}
