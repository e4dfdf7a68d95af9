import { isIPv4 } from 'node:net'
import { visitorAddress } from './visitor-address.ts'

/** Stands in for all addresses that cannot be read, so that no spelling escapes a limit. */
export const UNREADABLE_ADDRESS = 'unreadable'
/** Prefix of `request.ip` when it is a group behind a proxy that `TRUST_PROXY` does not name instead of an address. */
export const GROUP_MARK = 'proxied-'

const GROUP = new RegExp(`^${GROUP_MARK}\\d{1,2}$`)

/** The network a rate limit counts by: the IPv4 address, or the /64 of IPv6, where one host can use any address. */
export function visitorNetwork(address: string): string {
  return prefixOf(address, 64)
}

/** What a provider assigns to one customer: the IPv4 address or the IPv6 /48. For limits on holds. */
export function visitorSite(address: string): string {
  return prefixOf(address, 48)
}

function prefixOf(written: string, bits: 48 | 64): string {
  if (GROUP.test(written)) return written
  const address = visitorAddress(written)
  if (address === undefined) return UNREADABLE_ADDRESS
  if (isIPv4(address)) return address
  return `${address
    .split(':')
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

export function byNetwork(request: { ip: string }): string {
  return visitorNetwork(request.ip)
}
