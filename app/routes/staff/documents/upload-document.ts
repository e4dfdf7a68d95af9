import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '#features/documents/document-file.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { fetchStaffRaw, postStaff, type StaffProblem } from '../api/staff-client.ts'

/** For the pages. Answers its id; `type`: neither a PDF nor small enough. */
export async function uploadDocument(file: File): Promise<Result<string, StaffProblem>> {
  const sent = await sendPdf(file)
  if (!sent.ok) return sent
  const added = await postStaff<'/documents'>('/documents', sent.value)
  return added.ok ? accept(added.value.id) : added
}

/** Sends a PDF as it is into the storage, where it is swept unless something names it. `title`: of its name. */
export async function sendPdf(
  file: File,
): Promise<Result<{ original: string; title: string }, StaffProblem>> {
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
  return accept({ original, title })
}
