import { knownAuthSettings } from '../../../auth/auth-settings.ts'

/** Characters that a new password needs here. Null for accounts of a project elsewhere, which tells by refusing. */
export function passwordMinLength(): number | null {
  return knownAuthSettings()?.passwordMinLength ?? null
}
