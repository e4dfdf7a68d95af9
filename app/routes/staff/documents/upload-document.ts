import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '#features/documents/document-file.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { fetchStaffRaw, postStaff, type StaffProblem } from '../staff-client.ts'

/** Sends a PDF as it is and has it looked at. Answers its id; `type`: neither a PDF nor small enough. */
export async function uploadDocument(file: File): Promise<Result<string, StaffProblem>> {
  if (file.type !== DOCUMENT_TYPE || file.size > MAX_DOCUMENT_BYTES) return refuse({ code: 'type' })
  const original = crypto.randomUUID()
  const sent = await fetchStaffRaw(`/object/page-documents/${original}`, {
    method: 'POST',
    body: file,
    base: '/storage/v1',
  })
  if (!sent.ok) return refuse({ code: 'upload' })
  const title = file.name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .slice(0, 120)
  const added = await postStaff<'/documents'>('/documents', { original, title })
  return added.ok ? accept(added.value.id) : added
}
