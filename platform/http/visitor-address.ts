import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_GROUPS = [0, 0, 0, 0, 0, 0xffff]

/**
 * One spelling of an address that a socket or proxy wrote: IPv4 in dots, IPv6 as eight groups. A port, brackets, quotes
 * and a scope are dropped; an IPv4 address mapped into IPv6 is the IPv4 one. @returns undefined when it is no address.
 */
export function visitorAddress(written: string): string | undefined {
  const text = withoutPort(written.trim().replaceAll('"', ''))
  if (DOTTED.test(text)) return plainDotted(text)
  const [plain = ''] = text.split('%', 1)
  const address = plain.replace(DOTTED_TAIL, (_tail, dotted: string) => inGroups(dotted))
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  if (!MAPPED_GROUPS.every((group, index) => groups[index] === group))
    return groups.map((group) => group.toString(16)).join(':')
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

const DOTTED = /^\d{1,3}(?:\.\d{1,3}){3}$/
const DOTTED_TAIL = /(?<=:)(\d{1,3}(?:\.\d{1,3}){3})$/
const BRACKETED = /^\[([^\]]*)\](?::\d*)?$/
/** After dots, or as a ninth group; after fewer groups a port cannot be told from one. */
const PORT = /^(.*\.\d{1,3}|[\da-f]{1,4}(?::[\da-f]{1,4}){7}):\d{1,5}$/i

function withoutPort(text: string): string {
  return BRACKETED.exec(text)?.[1] ?? PORT.exec(text)?.[1] ?? text
}

/** Without the zeros that some proxies pad with. */
function plainDotted(text: string): string | undefined {
  const address = text.split('.').map(Number).join('.')
  return isIPv4(address) ? address : undefined
}

function inGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = plainDotted(dotted)?.split('.').map(Number) ?? [Number.NaN]
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':')
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::', 2)
  const first = parsed(head)
  const last = parsed(tail ?? '')
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

function parsed(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16))
}
