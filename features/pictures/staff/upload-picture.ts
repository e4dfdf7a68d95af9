import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../picture-upload.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { fetchStaffRaw, type StaffProblem } from '#app/routes/staff/api/staff-client.ts'

/** `type`: neither a picture that the server reads nor small enough. */
export type UploadProblem = 'type' | 'upload'

/** Sends a picture as it is to the private originals. Answers its id. */
export async function uploadPicture(file: File): Promise<Result<string, UploadProblem>> {
  if (!PICTURE_TYPES.some((type) => type === file.type) || file.size > MAX_PICTURE_BYTES)
    return refuse('type')
  const original = crypto.randomUUID()
  const path = `/object/photo-originals/${original}`
  const sent: Result<Response, StaffProblem> = await fetchStaffRaw(path, {
    method: 'POST',
    body: file,
    base: '/storage/v1',
  })
  return sent.ok ? accept(original) : refuse('upload')
}
