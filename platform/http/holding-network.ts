import { type AppKey, deriveToken } from '../secrets.ts'
import { GROUP_MARK, visitorSite } from './visitor-network.ts'

/** Multiple of one network's limit for all visitors behind a proxy that `TRUST_PROXY` does not name. */
export const CROWD = 8
const CROWD_MARK = 'crowd '

/** Keyed hash for limits on holds (ADR-028). An untrusted proxy counts as one network: its header may be forged. */
export function holdingNetwork(
  key: AppKey,
  purpose: 'booking-network' | 'checkout-network',
  { ip, socket }: { ip: string; socket: { remoteAddress?: string | undefined } },
): string {
  if (!ip.startsWith(GROUP_MARK)) return deriveToken(key, purpose, visitorSite(ip))
  return `${CROWD_MARK}${deriveToken(key, purpose, visitorSite(socket.remoteAddress ?? ''))}`
}

/** Whether a network stands for all visitors behind an untrusted proxy. */
export function isCrowd(network: string | null | undefined): boolean {
  return network?.startsWith(CROWD_MARK) ?? false
}

/** The factor by which this network may exceed one network's limit. */
export function crowdFactor(network: string | null | undefined): number {
  return isCrowd(network) ? CROWD : 1
}
