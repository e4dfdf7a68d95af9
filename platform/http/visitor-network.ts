import { isIPv4, isIPv6 } from 'node:net'

/** The network a rate limit counts by: the IPv4 address, or the /64 of IPv6, where one host can use any address. */
export function visitorNetwork(address: string): string {
  return prefixOf(address, 64)
}

/** What a provider assigns to one customer: the IPv4 address or the IPv6 /48. For limits on holds. */
export function visitorSite(address: string): string {
  return prefixOf(address, 48)
}

function prefixOf(address: string, bits: 48 | 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::', 2)
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0)
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`
}

function groupsOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]))
}

export function byNetwork(request: { ip: string }): string {
  return visitorNetwork(request.ip)
}
