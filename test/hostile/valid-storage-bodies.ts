import type { Bodies } from './bodies.ts'

/** For the bucket and objects of `openHostileScene`. */
export function validStorageBodies(): Bodies {
  const limits = { public: true, file_size_limit: '1MB', allowed_mime_types: ['text/plain'] }
  const place = {
    bucketId: 'hostile',
    sourceKey: 'a/b.txt',
    destinationKey: 'a/d.txt',
    destinationBucket: 'hostile',
  }
  const transform = { width: 10, height: 10, resize: 'cover', quality: 50 }
  return {
    'POST /storage/v1/bucket': { id: 'another', name: 'another', ...limits },
    'PUT /storage/v1/bucket/:bucket': limits,
    'POST /storage/v1/object/list/:bucket': {
      prefix: 'a',
      limit: 10,
      offset: 0,
      search: 'b',
      sortBy: { column: 'name', order: 'asc' },
    },
    'POST /storage/v1/object/list-v2/:bucket': {
      prefix: 'a',
      limit: 10,
      cursor: undefined,
      with_delimiter: true,
      sortBy: { column: 'created_at', order: 'asc' },
    },
    'POST /storage/v1/object/sign/:bucket/*': { expiresIn: 60, transform },
    'POST /storage/v1/object/sign/:bucket': { expiresIn: 60, paths: ['a/b.txt'] },
    'DELETE /storage/v1/object/:bucket': { prefixes: ['a/none.txt'] },
    'POST /storage/v1/object/copy': {
      ...place,
      copyMetadata: false,
      metadata: { mimetype: 'text/plain', cacheControl: 'no-cache', contentEncoding: 'gzip' },
    },
    'POST /storage/v1/object/move': { ...place, sourceKey: 'a/c.txt' },
  }
}
