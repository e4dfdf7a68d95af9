import { BlockList, isIPv6 } from 'node:net'

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** No address means an injected or local connection. */
export function isPrivateAddress(address: string | undefined): boolean {
  return address === undefined || privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
