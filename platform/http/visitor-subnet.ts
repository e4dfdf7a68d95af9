import { isIPv4 } from 'node:net'
import { visitorNetwork } from './visitor-network.ts'

/** The most that one customer or office has: IPv4 /24 or IPv6 /56, so changing the address within it does not help. */
export function visitorSubnet(address: string): string {
  const network = visitorNetwork(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  const [groups, bits] = network.split('::')
  if (bits !== '/64' || groups === undefined) return network
  const [a, b, c, d = '0'] = groups.split(':')
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`
}

export function bySubnet(request: { ip: string }): string {
  return visitorSubnet(request.ip)
}
