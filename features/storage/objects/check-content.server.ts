import { fileTypeFromBuffer } from 'file-type'
import { accept } from '#kernel/result.ts'
import { isAllowedType, isSameKind, plainType, typeOfName } from '../rules/mime-type.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

/** What `file-type` wants to see of a file. */
export const HEAD_BYTES = 4100

export interface ContentToCheck {
  /** Of the bucket; null: anything. */
  allowed: string[] | null
  /** As declared. */
  contentType: string
  key: string
  /** The first `HEAD_BYTES`, or all of a smaller file. */
  head: Uint8Array
}

/**
 * Whether a bucket takes this: what is declared, what the name says and what the bytes are must all be allowed, and
 * agree. Buckets without a list take anything.
 */
export async function checkContent(input: ContentToCheck): Promise<StorageResult<null>> {
  const { allowed, contentType, key, head } = input
  if (!allowed) return accept(null)
  const declared = plainType(contentType)
  if (!isAllowedType(declared, allowed)) return refuseType(contentType)
  const named = typeOfName(key)
  if (named && !isSameKind(named, declared)) return refuseType(named)
  const found = (await typeOf(head)) ?? (isText(head) ? 'text/plain' : 'unknown')
  return isSameKind(found, declared) ? accept(null) : refuseType(found === 'unknown' ? contentType : found)
}

/** The library throws at some broken files; those are of no type. */
async function typeOf(head: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(head))?.mime
  } catch {
    return undefined
  }
}

function refuseType(type: string) {
  return refuseStorage('InvalidMimeType', `mime type ${type} is not supported`)
}

/** No control characters but white space. Encodings of more than one byte a character, other than UTF-8, count as binary. */
function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}
