import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { ObjectBackend } from '#platform/object-store/object-backend.ts'

export interface StorageDeps {
  db: Database
  backend: ObjectBackend
  clock: Clock
  /** Bytes; buckets may allow less. */
  largestObject?: number | undefined
}
