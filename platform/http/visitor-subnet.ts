import { isIPv4 } from 'node:net'
import { visitorNetwork } from './visitor-network.ts'

/**
 * What one customer of a provider or one office has at the most: the IPv4 /24, the IPv6 /56 around an address. Whoever
 * changes the address within it is still counted.
 * @param address as `request.ip` gives it.
 */
export function visitorSubnet(address: string): string {
  const network = visitorNetwork(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  const [groups, bits] = network.split('::')
  if (bits !== '/64' || groups === undefined) return network
  const [a, b, c, d = '0'] = groups.split(':')
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`
}

/** For `@fastify/rate-limit`: counts what lies around an address. */
export function bySubnet(request: { ip: string }): string {
  return visitorSubnet(request.ip)
}
