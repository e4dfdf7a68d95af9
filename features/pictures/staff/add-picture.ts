import { call } from '#kit/client.ts'
import { pictures } from './picture.contract.ts'

/** The code of the refusal, or null. @param original as it was uploaded */
export async function addPicture(original: string): Promise<string | null> {
  const added = await call(pictures.add, { original })
  return added.ok ? null : added.refusal.code
}
