import { isKey } from './object-key.ts'
import type { Bucket } from '../storage.ts'

export const INQUIRY_ATTACHMENTS = 'inquiry-attachments'
/** As the camera wrote them, with what it noted; only staff see them. */
export const PHOTO_ORIGINALS = 'photo-originals'
/** Renderings for the pages. */
export const PHOTOGRAPHS = 'photographs'

export const STORAGE_OPERATIONS = ['read', 'list', 'create', 'replace', 'remove', 'manage'] as const

/** `read` content and metadata, `list` keys, `create`, `replace` or `remove` objects, `manage` the bucket. */
export type StorageOperation = (typeof STORAGE_OPERATIONS)[number]

/** Staff are signed in, not anonymous, and at aal2 if they have a second factor. */
export type StorageUser =
  | { kind: 'anonymous' }
  | { kind: 'service' }
  | { kind: 'user'; id: string; isStaff: boolean }

export interface PermissionQuery {
  bucket: Pick<Bucket, 'id' | 'public'>
  /** Null for the bucket as a whole. */
  key: string | null
  operation: StorageOperation
  user: StorageUser
}

/** All storage permissions; anything not allowed here is refused. */
export function mayUse({ bucket, key, operation, user }: PermissionQuery): boolean {
  if (user.kind === 'service') return true
  if (key !== null && !isKey(key)) return false
  if (bucket.public && operation === 'read' && key !== null) return true
  const isStaff = user.kind === 'user' && user.isStaff
  return isStaff && STAFF_GRANTS.some((grant) => grant.bucket === bucket.id && grant.operation === operation)
}

const STAFF_GRANTS: { bucket: string; operation: StorageOperation }[] = [
  { bucket: INQUIRY_ATTACHMENTS, operation: 'read' },
  { bucket: INQUIRY_ATTACHMENTS, operation: 'list' },
  { bucket: PHOTO_ORIGINALS, operation: 'read' },
  { bucket: PHOTO_ORIGINALS, operation: 'create' },
]
