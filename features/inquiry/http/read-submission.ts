import type { FastifyRequest } from 'fastify'
import {
  type AttachmentDeps,
  tryToDiscardAttachments,
} from '#features/inquiry/attachments/store-attachment.server.ts'
import type { UploadGuard } from '#server/captcha/captcha-guard.ts'
import { readMultipart } from './read-multipart.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import type { Submission } from './submission.ts'

/** When it throws, texts stay in `into`, files do not. */
export async function readSubmission(
  deps: AttachmentDeps & { captcha: UploadGuard },
  request: FastifyRequest,
  into: Submission,
  { textsOnly = false } = {},
): Promise<void> {
  if (!request.isMultipart()) return void Object.assign(into.typed, readTexts(request.body))
  const admits = (typed: Record<string, string>) => deps.captcha.admitsFiles(typed['altcha'], request)
  try {
    await readMultipart(deps, request, into, { textsOnly, admits })
  } catch (error) {
    const files = into.files.splice(0)
    await tryToDiscardAttachments(
      deps,
      files.map(({ id }) => id),
    )
    throw error
  }
}
