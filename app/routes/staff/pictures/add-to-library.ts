import { postStaff } from '../api/staff-client.ts'

/** The code of the refusal, or null. @param original as it was uploaded */
export async function addToLibrary(original: string): Promise<string | null> {
  const added = await postStaff<'/pictures'>('/pictures', { original })
  return added.ok ? null : added.refusal.code
}
