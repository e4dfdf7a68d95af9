import type { ListedObject } from '#features/storage/objects/list-objects.server.ts'
import type { StoredObject } from '#features/storage/storage.ts'

/** `user_metadata` is the uploader's. */
export function metadataBody(object: ListedObject) {
  return {
    eTag: `"${object.etag}"`,
    size: object.size,
    mimetype: object.contentType,
    cacheControl: object.cacheControl,
    lastModified: object.updatedAt,
    contentLength: object.size,
    httpStatusCode: 200,
  }
}

export function listedBody(object: ListedObject) {
  return {
    id: object.id,
    updated_at: object.updatedAt,
    created_at: object.createdAt,
    // Reads are not tracked.
    last_accessed_at: object.createdAt,
    metadata: metadataBody(object),
  }
}

export function objectBody(object: StoredObject) {
  return {
    name: object.key,
    bucket_id: object.bucket,
    owner: object.owner ?? '',
    owner_id: object.owner ?? '',
    version: object.fileId,
    ...listedBody(object),
    user_metadata: object.userMetadata,
  }
}
