import type { PersonalFileView } from '#features/privacy/personal-file.ts'
import type { PageEnvironment } from '../../../environment.ts'
import type { LoaderInput } from '../../../page.tsx'

export interface MyFileData {
  /** Of the address; empty when there is none. */
  token: string
  /** Null when the link opens nothing. */
  file: PersonalFileView | null
  /** The box was not ticked. */
  unsure: boolean
}

/** What is stored under the address that the mailed link belongs to. */
export async function loadMyFile(
  { language, readPrivate }: PageEnvironment,
  { url }: LoaderInput,
): Promise<MyFileData> {
  const token = (url.searchParams.get('token') ?? '').slice(0, 60)
  const address = `/api/privacy/files/${encodeURIComponent(token)}?lng=${language}`
  const file = (token && (await readPrivate<PersonalFileView>(address))) || null
  return { token, file, unsure: url.searchParams.get('problem') === 'sure' }
}
