import { isKey } from './object-key.ts'
import type { Bucket } from '../storage.ts'

export const INQUIRY_ATTACHMENTS = 'inquiry-attachments'
/** As the camera wrote them, with what it noted; only staff see them. */
export const PHOTO_ORIGINALS = 'photo-originals'
/** PDFs of the pages; visitors get those that are published from the site. */
export const PAGE_DOCUMENTS = 'page-documents'
/** Renderings for the pages. */
export const PHOTOGRAPHS = 'photographs'

export const STORAGE_OPERATIONS = ['read', 'list', 'create', 'replace', 'remove', 'manage'] as const

/** `read` content and metadata, `list` keys, `create`, `replace` or `remove` objects, `manage` the bucket. */
export type StorageOperation = (typeof STORAGE_OPERATIONS)[number]

/** Staff are signed in, not anonymous, and at aal2 if they have a second factor; their role says in which areas. */
export type StorageUser =
  | { kind: 'anonymous' }
  | { kind: 'service' }
  | { kind: 'user'; id: string; areas: readonly StorageArea[] }

/** What of the back office a user may work in; visitors in nothing. */
export const STORAGE_AREAS = ['requests', 'pictures'] as const
export type StorageArea = (typeof STORAGE_AREAS)[number]

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
  if (user.kind !== 'user') return false
  return STAFF_GRANTS.some(
    (grant) => grant.bucket === bucket.id && grant.operation === operation && user.areas.includes(grant.area),
  )
}

const STAFF_GRANTS: { bucket: string; operation: StorageOperation; area: StorageArea }[] = [
  { bucket: INQUIRY_ATTACHMENTS, operation: 'read', area: 'requests' },
  { bucket: INQUIRY_ATTACHMENTS, operation: 'list', area: 'requests' },
  { bucket: PHOTO_ORIGINALS, operation: 'read', area: 'pictures' },
  { bucket: PHOTO_ORIGINALS, operation: 'create', area: 'pictures' },
  { bucket: PAGE_DOCUMENTS, operation: 'read', area: 'pictures' },
  { bucket: PAGE_DOCUMENTS, operation: 'create', area: 'pictures' },
]
