import { factPagePath } from '#features/facts/content/missing-facts.ts'
import type { FactPage } from '#features/facts/content/owner-facts.ts'
import { usePageName } from '#site/routes/staff/missing/use-page-name.ts'

/** Of a page that shows facts, or of a service. */
export function useFactPageName(): (page: string) => string {
  const nameOf = usePageName()
  return (page) => nameOf(factPagePath(page as FactPage))
}
