import { knownAuthSettings } from '#site/auth/auth-settings.ts'

/** Characters that a new password needs here. Null for accounts of a project elsewhere, which refuses by its own rule. */
export function passwordMinLength(): number | null {
  return knownAuthSettings()?.passwordMinLength ?? null
}
