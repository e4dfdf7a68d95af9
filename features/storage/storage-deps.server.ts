import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { ObjectBackend } from '#platform/object-store/object-backend.ts'

/** What the storage use cases work with. */
export interface StorageDeps {
  db: Database
  backend: ObjectBackend
  clock: Clock
  /** Bytes; a bucket may allow less, never more. Undefined: `DEFAULT_LARGEST_OBJECT`. */
  largestObject?: number | undefined
}
