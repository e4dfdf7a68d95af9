import { createImageRenderer } from '#features/storage/objects/render-image.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { type AppKey, deriveBytes } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import type { StorageContext } from '#supabase-api/storage/storage-context.ts'
import type { StaffGuard } from '../staff/staff-member.ts'
import { storageCaller } from './storage-caller.ts'

export function storageService(input: {
  storage: StorageDeps
  accounts: AuthContext
  staffGuard: StaffGuard
  key: AppKey
  settings: Pick<Settings, 'supabaseAnonKey' | 'authRateLimits'>
}): StorageContext {
  const { storage, accounts, staffGuard, key, settings } = input
  return {
    ...storage,
    ...storageCaller({ accounts, staffGuard, projectKey: settings.supabaseAnonKey }),
    signingKey: deriveBytes(key, 'storage-address', '1'),
    images: createImageRenderer(),
    rateLimits: settings.authRateLimits,
  }
}
