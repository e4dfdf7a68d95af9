import { isKey } from './object-key.ts'
import type { Bucket } from '../storage.ts'

/** Files that visitors attach to what they ask. */
export const INQUIRY_ATTACHMENTS = 'inquiry-attachments'

export const STORAGE_OPERATIONS = ['read', 'list', 'create', 'replace', 'remove', 'manage'] as const

/**
 * `read` bytes and facts of an object, `list` keys, `create` a new object, `replace` or `remove` one that is there,
 * `manage` the bucket itself.
 */
export type StorageOperation = (typeof STORAGE_OPERATIONS)[number]

/** Who asks. Staff are signed in, not anonymous, and have used their second factor where they have one. */
export type StorageUser =
  | { kind: 'anonymous' }
  | { kind: 'service' }
  | { kind: 'user'; id: string; isStaff: boolean }

export interface PermissionQuery {
  bucket: Pick<Bucket, 'id' | 'public'>
  /** Null where the whole bucket is meant: to list or to manage. */
  key: string | null
  operation: StorageOperation
  user: StorageUser
}

/** The one rule of who may do what. What is not allowed here is refused. */
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
]
