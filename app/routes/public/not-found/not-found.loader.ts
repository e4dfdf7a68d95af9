import type { PageHit } from '#features/search/page-hit.ts'
import type { PageEnvironment } from '../../../environment.ts'
import type { LoaderInput } from '../../../page.tsx'

/** The page that the mistyped address may have meant, if there is one near. The page helps without it too. */
export function loadSuggestions({ findPages }: PageEnvironment, { url }: LoaderInput): Promise<PageHit[]> {
  return findPages({ near: url.pathname }).catch(() => [])
}
