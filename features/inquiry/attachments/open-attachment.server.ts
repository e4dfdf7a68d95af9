import type { Readable } from 'node:stream'
import type { AttachmentDeps } from './store-attachment.server.ts'
import { findAttachment } from '../database/attachments-repository.server.ts'

export interface OpenAttachment {
  name: string
  contentType: string
  bytes: number
  body: Readable
}

/** Opens a file of an inquiry; undefined when there is none of that id. */
export async function openAttachment(
  { db, attachments }: Pick<AttachmentDeps, 'db' | 'attachments'>,
  which: { id: string; inquiryId: string },
): Promise<OpenAttachment | undefined> {
  const attachment = await findAttachment(db, which)
  if (!attachment) return undefined
  const { id, name, contentType, bytes } = attachment
  return { name, contentType, bytes: bytes ?? 0, body: await attachments.open(id) }
}
