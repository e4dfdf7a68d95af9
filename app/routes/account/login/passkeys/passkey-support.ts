import { readServiceSettings } from '../../../../auth/auth-settings.ts'

/** Whether this browser and the accounts' service both know passkeys; an external project may not. */
export async function offersPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  const { passkeys_enabled: isOn } = (await readServiceSettings()) as { passkeys_enabled?: boolean }
  return isOn === true
}

/** Whether the browser can offer passkeys in a field's suggestions. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
