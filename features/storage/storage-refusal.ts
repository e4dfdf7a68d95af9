import { type Result, refuse } from '#kernel/result.ts'

export const STORAGE_STATUS = {
  InvalidRequest: 400,
  InvalidKey: 400,
  InvalidBucketName: 400,
  InvalidJWT: 400,
  InvalidSignature: 400,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  BucketAlreadyExists: 409,
  KeyAlreadyExists: 409,
  ResourceAlreadyExists: 409,
  ResourceNotEmpty: 409,
  EntityTooLarge: 413,
  InvalidMimeType: 415,
  InvalidRange: 416,
  SlowDown: 429,
} as const

export type StorageRefusalCode = keyof typeof STORAGE_STATUS

export interface StorageRefusal {
  code: StorageRefusalCode
  message: string
}

export type StorageResult<Value> = Result<Value, StorageRefusal>

/** Texts that official clients and their tests expect. */
const MESSAGES: Partial<Record<StorageRefusalCode, string>> = {
  AccessDenied: 'new row violates row-level security policy',
  NoSuchBucket: 'Bucket not found',
  NoSuchKey: 'Object not found',
  BucketAlreadyExists: 'The resource already exists',
  KeyAlreadyExists: 'The resource already exists',
  ResourceAlreadyExists: 'The resource already exists',
  ResourceNotEmpty: 'The bucket you tried to delete is not empty',
  EntityTooLarge: 'The object exceeded the maximum allowed size',
  InvalidBucketName: 'Bucket name invalid',
  InvalidRange: 'The requested range is not satisfiable',
  InvalidSignature: 'Invalid signature',
  SlowDown: 'Too many requests',
}

export function refuseStorage(
  code: StorageRefusalCode,
  message?: string,
): { ok: false; refusal: StorageRefusal } {
  return refuse({ code, message: message ?? MESSAGES[code] ?? code })
}
