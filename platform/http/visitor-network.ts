import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom a limit counts: the address of a visitor, or its first 64 bits for IPv6, where everybody has as many
 * addresses as they like.
 * @param address as `request.ip` gives it.
 */
export function visitorNetwork(address: string): string {
  return prefixOf(address, 64)
}

/**
 * Everything that a provider gives to one customer: the address, or the first 48 bits of IPv6. For limits on what is
 * taken from others; people of one provider may share it, as they share an IPv4 address.
 * @param address as `request.ip` gives it.
 */
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

/** For `@fastify/rate-limit`: counts networks instead of single addresses. */
export function byNetwork(request: { ip: string }): string {
  return visitorNetwork(request.ip)
}
