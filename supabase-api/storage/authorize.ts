import type { FastifyRequest } from 'fastify'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { checkKey } from '#features/storage/rules/object-key.ts'
import { mayUse, type StorageOperation, type StorageUser } from '#features/storage/rules/permission.ts'
import type { Bucket } from '#features/storage/storage.ts'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { accept } from '#kernel/result.ts'
import type { StorageContext } from './storage-context.ts'

/** Invalid tokens are refused with the messages that clients know. */
export async function callerOf(
  context: StorageContext,
  request: FastifyRequest,
): Promise<StorageResult<StorageUser>> {
  const caller = await context.callerOf(request)
  if (caller.ok) return caller
  const expired = '"exp" claim timestamp check failed'
  return refuseStorage('AccessDenied', caller.refusal === 'expired' ? expired : 'Invalid Compact JWS')
}

/** Buckets are managed with the service key only. */
export async function requireManager(
  context: StorageContext,
  request: FastifyRequest,
  id: string,
): Promise<StorageResult<StorageUser>> {
  const user = await callerOf(context, request)
  if (!user.ok) return user
  const question = { bucket: { id, public: false }, key: null, operation: 'manage' as const }
  return mayUse({ ...question, user: user.value }) ? user : refuseStorage('AccessDenied')
}

/** Unreadable objects appear not found; the bucket's existence is revealed only to readers. */
export async function readable(
  context: StorageContext,
  user: StorageUser,
  place: { bucket: string; key: string },
): Promise<StorageResult<Bucket>> {
  const bucket = await findBucket(context.db, place.bucket)
  if (!bucket) return refuseStorage('NoSuchBucket')
  if (mayUse({ bucket, key: place.key, operation: 'read', user })) return accept(bucket)
  return refuseStorage(user.kind === 'anonymous' ? 'NoSuchBucket' : 'NoSuchKey')
}

/** Refuses before checking existence. */
export async function writable(
  context: StorageContext,
  user: StorageUser,
  { bucket: id, key, operations }: { bucket: string; key: string; operations: StorageOperation[] },
): Promise<StorageResult<Bucket>> {
  const bucket = await findBucket(context.db, id)
  const target = bucket ?? { id, public: false }
  if (!operations.every((operation) => mayUse({ bucket: target, key, operation, user })))
    return refuseStorage('AccessDenied')
  if (!bucket) return refuseStorage('NoSuchBucket')
  const good = checkKey(key)
  return good.ok ? accept(bucket) : good
}

export function ownerOf(user: StorageUser): string | null {
  return user.kind === 'user' ? user.id : null
}
