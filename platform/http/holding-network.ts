import { type AppKey, deriveToken } from '../secrets.ts'
import { visitorSite } from './visitor-network.ts'

/** All visitors behind a proxy that `TRUST_PROXY` does not name may hold so many times what one network may. */
export const CROWD = 8
const CROWD_MARK = 'crowd '
/** Of `request.ip` where it is no address, but one of the groups behind such a proxy. */
export const GROUP_MARK = 'proxied-'

/**
 * Whom limits on what is taken from others count (ADR-028), without a trace of the address itself. A proxy that is not
 * trusted counts by its own address: the one that it names may be made up by the visitor.
 */
export function holdingNetwork(
  key: AppKey,
  purpose: 'booking-network' | 'checkout-network',
  { ip, socket }: { ip: string; socket: { remoteAddress?: string | undefined } },
): string {
  if (!ip.startsWith(GROUP_MARK)) return deriveToken(key, purpose, visitorSite(ip))
  return `${CROWD_MARK}${deriveToken(key, purpose, visitorSite(socket.remoteAddress ?? ''))}`
}

/** Whether a network is all visitors behind such a proxy. */
export function isCrowd(network: string | null | undefined): boolean {
  return network?.startsWith(CROWD_MARK) ?? false
}

/** How often the limit of one network may be used by this one. */
export function crowdFactor(network: string | null | undefined): number {
  return isCrowd(network) ? CROWD : 1
}
