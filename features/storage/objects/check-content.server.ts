import { fileTypeFromBuffer } from 'file-type'
import { accept } from '#kernel/result.ts'
import { isAllowedType, isSameKind, plainType, typeOfName } from '../rules/mime-type.ts'
import { refuseStorage, type StorageResult } from '../storage-refusal.ts'

export const HEAD_BYTES = 4100

export interface ContentToCheck {
  /** Null: anything. */
  allowed: string[] | null
  contentType: string
  key: string
  head: Uint8Array
}

/** With a bucket list, declared type, extension and bytes must be allowed and agree. Without a list, anything. */
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

/** No control characters except white space; multi-byte encodings other than UTF-8 count as binary. */
function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}
