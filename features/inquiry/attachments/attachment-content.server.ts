import { fileTypeFromBuffer } from 'file-type'
import { ATTACHMENT_TYPES } from './attachment.ts'

/** Enough to identify office files by their first zip entries. */
export const SAMPLE_BYTES = 256 * 1024

const ALSO: Readonly<Record<string, readonly string[]>> = {
  heic: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  heif: ['image/heic', 'image/heic-sequence', 'image/heif-sequence'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
}

/** Whether a sample (`SAMPLE_BYTES` or the whole file) fits the extension. Unpacks at most one small zip entry. */
export async function isContentOf(ending: string, sample: Uint8Array): Promise<boolean> {
  // Plain text may resemble the signature of another type.
  if (ending === 'txt' || ending === 'csv') return isText(sample)
  const found = await typeOf(sample)
  return found !== undefined && (found === ATTACHMENT_TYPES[ending] || (ALSO[ending] ?? []).includes(found))
}

async function typeOf(sample: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(sample))?.mime
  } catch {
    return undefined
  }
}

/** No control characters except white space and form feeds; UTF-16 only with a BOM. */
function isText(sample: Uint8Array): boolean {
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  return isUtf16 || sample.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
