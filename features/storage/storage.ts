/** Private unless a rule allows access. */
export interface Bucket {
  id: string
  name: string
  /** Anybody who knows a key may read the object. */
  public: boolean
  owner: string | null
  /** Bytes; null: the service's limit. */
  fileSizeLimit: number | null
  /** `image/png`, `image/*`; null: anything. */
  allowedMimeTypes: string[] | null
  createdAt: Date
  updatedAt: Date
}

/** Its content is the backend file `fileId`, which never changes. */
export interface StoredObject {
  id: string
  bucket: string
  key: string
  fileId: string
  owner: string | null
  contentType: string
  cacheControl: string
  /** For example `gzip`; stored and sent as is. */
  contentEncoding: string | null
  size: number
  /** MD5 in hex, unquoted. */
  etag: string
  userMetadata: Record<string, unknown>
  createdAt: Date
  updatedAt: Date
}

export const DEFAULT_LARGEST_OBJECT = 100 * 1024 * 1024
