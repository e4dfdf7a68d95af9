import type { FastifyRequest } from 'fastify'
import type { AttachmentDeps } from '#features/inquiry/store-attachment.server.ts'
import { readMultipart } from './read-multipart.ts'
import { readTexts } from './read-texts.ts'
import type { Submission } from './submission.ts'

/** Reads a form in whichever way it was sent. What was read stays in `into` when it throws. */
export async function readSubmission(
  deps: AttachmentDeps,
  request: FastifyRequest,
  into: Submission,
  { textsOnly = false } = {},
): Promise<void> {
  if (request.isMultipart()) await readMultipart(deps, request, into, { textsOnly })
  else Object.assign(into.typed, readTexts(request.body))
}
