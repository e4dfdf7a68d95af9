import { fileTypeFromBuffer } from 'file-type'
import { ATTACHMENT_TYPES } from './attachment.ts'

/** Bytes of a file's beginning that its type is told by. Office files say what they are within their first entries. */
export const SAMPLE_BYTES = 256 * 1024

/** What the content of files is called that have the same ending but not the type's own name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  heic: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  heif: ['image/heic', 'image/heic-sequence', 'image/heif-sequence'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
}

/**
 * Whether a file's bytes are what its name says. Nothing is unpacked but a first small entry of an archive, within
 * limits of the library.
 * @param ending one of `ATTACHMENT_TYPES`
 * @param sample the first `SAMPLE_BYTES`, or all of a smaller file
 */
export async function isContentOf(ending: string, sample: Uint8Array): Promise<boolean> {
  // Any sequence of letters can look like the beginning of some other type.
  if (ending === 'txt' || ending === 'csv') return isText(sample)
  const found = await typeOf(sample)
  return found !== undefined && (found === ATTACHMENT_TYPES[ending] || (ALSO[ending] ?? []).includes(found))
}

/** The library throws at some broken files; those are of no type. */
async function typeOf(sample: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(sample))?.mime
  } catch {
    return undefined
  }
}

/** No control characters but white space and page breaks, in whatever encoding; UTF-16 only with its mark. */
function isText(sample: Uint8Array): boolean {
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  return isUtf16 || sample.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
