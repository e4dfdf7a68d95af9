/** Whether the browser can offer passkeys in a field's suggestions. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
