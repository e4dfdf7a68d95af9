import type { PageSummary } from '#features/messages/edited-message.ts'
import { useMessages } from '../../../language/language.tsx'
import { usePageName } from '../missing/use-page-name.ts'

export function useTextPageName(): (page: Pick<PageSummary, 'id' | 'path'>) => string {
  const { pages } = useMessages('staff-texts')
  const named: Readonly<Record<string, string>> = pages
  const nameOf = usePageName()
  return ({ id, path }) => named[id] ?? (path === null ? id : nameOf(path))
}
