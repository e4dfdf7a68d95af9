const LONGEST_DOMAIN = 60

/** `l…@example.ch`: enough to recognise one's own address. */
export function maskAddress(email: string): string {
  const [, first = '', domain = ''] = /^\s*([^@\s])[^@]*@([\p{L}\p{N}.-]+)\s*$/iu.exec(email) ?? []
  return first ? `${first.toLowerCase()}…@${domain.toLowerCase().slice(0, LONGEST_DOMAIN)}` : '…'
}
