import { fetchStaffRaw, type StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '../document-file.ts'
import { DOCUMENT_LIMITS } from '../staff-document.ts'

/**
 * Sends a PDF as it is into the storage, where it is swept unless something names it. `title`: of its name. Refused as
 * `type`: neither a PDF nor small enough.
 */
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
    .slice(0, DOCUMENT_LIMITS.title)
  return accept({ original, title })
}
