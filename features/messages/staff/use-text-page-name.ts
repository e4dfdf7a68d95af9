import type { PageSummary } from '../edited-message.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { usePageName } from '#site/routes/staff/missing/use-page-name.ts'

export function useTextPageName(): (page: Pick<PageSummary, 'id' | 'path' | 'names'>) => string {
  const { pages } = useMessages('staff-texts')
  const language = useLanguage()
  const named: Readonly<Record<string, string>> = pages
  const nameOf = usePageName()
  return ({ id, path, names }) => names?.[language] ?? named[id] ?? (path === null ? id : nameOf(path))
}
