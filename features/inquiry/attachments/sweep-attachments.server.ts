import { UNREFERENCED_UPLOAD_MS } from '#platform/object-store/unreferenced-upload.ts'
import { listUnclaimedAttachments } from '../database/attachments-repository.server.ts'
import { type AttachmentDeps, discardAttachments } from './store-attachment.server.ts'

const AT_ONCE = 100

/** Deletes files without an inquiry: refused, interrupted, or its inquiry deleted. @returns how many. */
export async function sweepAttachments(deps: AttachmentDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - UNREFERENCED_UPLOAD_MS)
  const ids = await listUnclaimedAttachments(deps.db, { before, limit: AT_ONCE })
  await discardAttachments(deps, ids)
  return ids.length
}
