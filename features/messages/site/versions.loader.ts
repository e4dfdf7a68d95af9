import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { LegalVersionPage } from '#features/messages/legal/legal-version-page.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export type LegalVersionData = { kind: 'found'; page: LegalVersionPage } | { kind: 'unknown' }

/** A version that never held is a result, not an error. */
export async function loadLegalVersion(
  document: LegalDocumentId,
  { readPrivate, language }: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<LegalVersionData> {
  const query = new URLSearchParams({ lng: language })
  const against = url.searchParams.get('gegen')
  if (params['version']) query.set('version', params['version'])
  if (against) query.set('gegen', against)
  const page = await readPrivate<LegalVersionPage>(`/api/legal/${document}/versions?${query}`)
  return page ? { kind: 'found', page } : { kind: 'unknown' }
}
