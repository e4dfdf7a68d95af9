const MIB = 1024 * 1024

/** Per request. */
export const ATTACHMENT_LIMITS = { files: 5, bytes: 12 * MIB, totalBytes: 20 * MIB } as const

export const ATTACHMENTS_FIELD = 'attachments'

export const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  gif: 'image/gif',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
}

/** `type`: extension not allowed; `content`: bytes do not match it. */
export type AttachmentProblemCode =
  | 'too_many'
  | 'too_large'
  | 'too_large_together'
  | 'type'
  | 'content'
  | 'empty'

/** The lower-case extension; undefined when not allowed. */
export function attachmentEnding(name: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return ending !== undefined && Object.hasOwn(ATTACHMENT_TYPES, ending) ? ending : undefined
}

/** Checks files before upload: the first problem and the names concerned. */
export function findAttachmentProblem(
  files: readonly { name: string; size: number }[],
): { code: AttachmentProblemCode; names: string[] } | undefined {
  const named = (code: AttachmentProblemCode, bad: readonly { name: string }[]) =>
    bad.length > 0 ? { code, names: bad.map(({ name }) => name) } : undefined
  if (files.length > ATTACHMENT_LIMITS.files) return { code: 'too_many', names: [] }
  const total = files.reduce((sum, { size }) => sum + size, 0)
  return (
    named(
      'type',
      files.filter(({ name }) => attachmentEnding(name) === undefined),
    ) ??
    named(
      'empty',
      files.filter(({ size }) => size === 0),
    ) ??
    named(
      'too_large',
      files.filter(({ size }) => size > ATTACHMENT_LIMITS.bytes),
    ) ??
    (total > ATTACHMENT_LIMITS.totalBytes ? { code: 'too_large_together', names: [] } : undefined)
  )
}
