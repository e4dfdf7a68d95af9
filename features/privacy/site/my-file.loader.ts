import type { PersonalFileView } from '#features/privacy/personal-file.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface MyFileData {
  token: string
  file: PersonalFileView | null
  unsure: boolean
}

export async function loadMyFile(
  { language, readPrivate }: PageEnvironment,
  { url }: LoaderInput,
): Promise<MyFileData> {
  const token = (url.searchParams.get('token') ?? '').slice(0, 60)
  const address = `/api/privacy/files/${encodeURIComponent(token)}?lng=${language}`
  const file = (token && (await readPrivate<PersonalFileView>(address))) || null
  return { token, file, unsure: url.searchParams.get('problem') === 'sure' }
}
