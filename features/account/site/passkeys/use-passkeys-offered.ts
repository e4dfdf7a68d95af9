import { useServiceSettings } from '#site/auth/use-service-settings.ts'

/** Whether this browser and the accounts' service both know passkeys; an external project may not. False until it is known. */
export function usePasskeysOffered(): boolean {
  const settings = useServiceSettings() as { passkeys_enabled?: boolean } | null
  return settings?.passkeys_enabled === true && 'PublicKeyCredential' in window
}
