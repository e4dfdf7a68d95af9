import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import type { Readable } from 'stream'
import { readJson, UnstorableText } from '../read-json.ts'

/** Unvalidated object headers. */
export interface RawFacts {
  contentType?: string | undefined
  cacheControl?: string | undefined
  contentEncoding?: string | undefined
  /** JSON. */
  metadata?: string | undefined
}

export interface Facts {
  contentType: string
  cacheControl: string
  contentEncoding: string | undefined
  userMetadata: Record<string, unknown> | undefined
}

const LONGEST_HEADER = 255
const PRINTABLE = /^[\t\x20-\x7e]+$/
const TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;.*)?$/
const ENCODING = /^[\w-]+(\s*,\s*[\w-]+)*$/

/** Validated, because everything is echoed in response headers. */
export function checkFacts(raw: RawFacts): StorageResult<Facts> {
  const { contentType = 'application/octet-stream', cacheControl = 'no-cache' } = raw
  const contentEncoding = raw.contentEncoding || undefined
  if (!isHeader(contentType) || !TYPE.test(contentType)) return refuse('content-type is none')
  if (!isHeader(cacheControl)) return refuse('cache-control is none')
  if (contentEncoding !== undefined && !(isHeader(contentEncoding) && ENCODING.test(contentEncoding)))
    return refuse('content-encoding is none')
  const facts = { contentType, cacheControl, contentEncoding }
  if (raw.metadata === undefined) return accept({ ...facts, userMetadata: undefined })
  const userMetadata = parseMetadata(raw.metadata)
  return userMetadata.ok ? accept({ ...facts, userMetadata: userMetadata.value }) : userMetadata
}

function isHeader(value: string): boolean {
  return value.length <= LONGEST_HEADER && PRINTABLE.test(value)
}

function refuse(message: string) {
  return refuseStorage('InvalidRequest', message)
}

/** Null unless an object that PostgreSQL can store. */
function parseMetadata(json: string): StorageResult<Record<string, unknown>> {
  const noObject = 'metadata must be a JSON object'
  try {
    const value = readJson(json)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? accept(value as Record<string, unknown>) : refuse(noObject)
  } catch (error) {
    return refuse(error instanceof UnstorableText ? error.message : noObject)
  }
}

export type RawUpload = RawFacts & { body: Readable }
