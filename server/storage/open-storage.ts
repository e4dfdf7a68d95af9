import { join } from 'node:path'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import type { Settings } from '#platform/settings.ts'

/** The embedded storage service from the settings. */
export function openStorage({ db, clock, settings }: Place): StorageDeps {
  return { db, clock, backend: localFolder(join(settings.dataDir, 'objects')) }
}

interface Place {
  db: Database
  clock: Clock
  settings: Settings
}
