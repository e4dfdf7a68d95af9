/** A named space with limits of its own. Nobody but the service reads a private one unless a rule says so. */
export interface Bucket {
  id: string
  name: string
  /** Anybody may read an object whose key they know. */
  public: boolean
  /** Account that made it. */
  owner: string | null
  /** Bytes; null: the service's own limit. */
  fileSizeLimit: number | null
  /** `image/png`, `image/*`; null: anything. */
  allowedMimeTypes: string[] | null
  createdAt: Date
  updatedAt: Date
}

/** What the table knows of an object; its bytes are the backend's file `fileId`, which never changes. */
export interface StoredObject {
  /** Stays through overwriting and moving. */
  id: string
  bucket: string
  key: string
  /** Another one after each overwrite. */
  fileId: string
  /** Account that wrote it last. */
  owner: string | null
  contentType: string
  cacheControl: string
  /** Of the bytes as they were sent, for example `gzip`; we neither pack nor unpack. */
  contentEncoding: string | null
  /** Bytes. */
  size: number
  /** MD5 in hexadecimal, without quotes. */
  etag: string
  userMetadata: Record<string, unknown>
  createdAt: Date
  updatedAt: Date
}

/** Largest object of all buckets, in bytes, where the settings say nothing else. */
export const DEFAULT_LARGEST_OBJECT = 100 * 1024 * 1024
