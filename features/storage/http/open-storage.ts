import { join } from 'node:path'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { s3Bucket } from '#platform/object-store/s3-bucket.ts'
import type { Settings } from '#platform/settings.ts'

export function openStorage({ db, clock, settings }: Place): StorageDeps {
  const { s3, dataDir, largestObject } = settings
  return { db, clock, largestObject, backend: s3 ? s3Bucket(s3) : localFolder(join(dataDir, 'objects')) }
}

interface Place {
  db: Database
  clock: Clock
  settings: Pick<Settings, 's3' | 'dataDir' | 'largestObject'>
}
