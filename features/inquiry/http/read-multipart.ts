import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  type AttachmentProblemCode,
} from '#features/inquiry/attachments/attachment.ts'
import { cleanFileName } from '#features/inquiry/attachments/attachment-name.ts'
import {
  type AttachmentDeps,
  storeAttachment,
} from '#features/inquiry/attachments/store-attachment.server.ts'
import type { Submission } from './submission.ts'

/** Per text field, far above the limits of any form. */
const FIELD_BYTES = 64 * 1024

/** Above our own limits, so that an oversized form is re-rendered instead of breaking the connection. */
export const MULTIPART = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: FIELD_BYTES,
    fields: 80,
    files: 4 * ATTACHMENT_LIMITS.files,
    fileSize: ATTACHMENT_LIMITS.bytes + 1,
    parts: 100,
    headerPairs: 20,
    headerSize: 8 * 1024,
  },
} as const

const LARGEST_FORM = 10 * ATTACHMENT_LIMITS.totalBytes

export interface ReadingRules {
  textsOnly?: boolean
  admits: (typed: Record<string, string>) => Promise<boolean>
}

/**
 * Accepts texts and files in any order. After the first refused file, or with `textsOnly`, files are skipped. `admits`
 * is called before the first file. Throws with a 4xx `statusCode` for a malformed form, anything else when a file
 * cannot be stored; `into` keeps what was read.
 */
export async function readMultipart(
  deps: AttachmentDeps,
  request: FastifyRequest,
  into: Submission,
  { textsOnly = false, admits }: ReadingRules,
): Promise<void> {
  endFloods(request)
  let failure: unknown
  let isAdmitted: Promise<boolean> | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') readText(part, into)
      else {
        const chunks = withBrokenUpload(part.file[Symbol.asyncIterator]())
        const isFile = part.fieldname === ATTACHMENTS_FIELD && isChosen(part)
        into.filesCame ||= isFile
        if (isFile && !textsOnly) into.turnedAway = !(await (isAdmitted ??= admits(into.typed)))
        if (isFile && !failure && !textsOnly && !into.turnedAway)
          await keep(deps, { name: asChosen(part.filename), chunks }, into).catch((error: unknown) => {
            failure = chunks.broken ? asBadRequest(chunks.broken) : error
          })
        await drainPart(chunks)
      }
    }
  } catch (error) {
    if (!failure && isTooManyFiles(error)) return trouble(into, 'too_many')
    throw failure ?? asBadRequest(error)
  }
  if (failure) throw failure
}

function endFloods({ raw }: FastifyRequest): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > LARGEST_FORM) raw.destroy()
  })
}

function readText(part: Extract<Multipart, { type: 'field' }>, { typed }: Submission): void {
  const { fieldname, value } = part
  // The first of repeated fields counts.
  if (typeof value === 'string' && !Object.hasOwn(typed, fieldname)) typed[fieldname] = value
}

/** Forms write three characters of a name in this way, and no others (HTML, multipart/form-data). */
function asChosen(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '').replaceAll('%0A', ' ')
}

/** Browsers send a nameless file for an empty file field. */
function isChosen({ filename }: MultipartFile): boolean {
  return Boolean(filename)
}

async function keep(
  deps: AttachmentDeps,
  { name, chunks }: { name: string; chunks: AsyncIterator<Buffer> },
  into: Submission,
): Promise<void> {
  const position = into.files.length
  if (position === ATTACHMENT_LIMITS.files) trouble(into, 'too_many')
  if (into.problems.length > 0) return
  const stored = await storeAttachment(deps, { name, position, chunks })
  if (!stored.ok) return trouble(into, stored.refusal, cleanFileName(name))
  into.files.push(stored.value)
  const total = into.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > ATTACHMENT_LIMITS.totalBytes) trouble(into, 'too_large_together')
}

function trouble({ problems }: Submission, code: AttachmentProblemCode, name?: string): void {
  if (problems.length === 0)
    problems.push({ field: ATTACHMENTS_FIELD, code, ...(name !== undefined && { name }) })
}

/** Remembers the source's error: a broken upload is the sender's fault, a failing store ours. */
function withBrokenUpload(chunks: AsyncIterator<Buffer>): AsyncIterator<Buffer> & { broken?: unknown } {
  const telling: AsyncIterator<Buffer> & { broken?: unknown } = {
    next: async () => {
      try {
        return await chunks.next()
      } catch (error) {
        telling.broken = error
        throw error
      }
    },
  }
  return telling
}

/** Drains the part: the parser does not advance until it is read. */
async function drainPart(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}

function isTooManyFiles(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'FST_FILES_LIMIT'
}

function asBadRequest(error: unknown): unknown {
  if (error instanceof Error && 'statusCode' in error) return error
  return Object.assign(new Error('not a form', { cause: error }), { statusCode: 400 })
}
