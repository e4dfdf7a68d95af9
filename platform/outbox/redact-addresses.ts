/** Masks addresses in log texts: mail servers quote the recipient in their replies. */
export function redactAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]{1,100}@[^\s<>"'(),;:]{1,255}/g, '…@…')
}
