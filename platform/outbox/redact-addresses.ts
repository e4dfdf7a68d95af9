/** Mail servers quote the recipient in their answers; a log keeps no addresses. */
export function redactAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]{1,100}@[^\s<>"'(),;:]{1,255}/g, '…@…')
}
