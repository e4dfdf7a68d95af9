import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GROUP_MARK } from '#platform/http/holding-network.ts'
import { visitorNetwork } from '#platform/http/visitor-network.ts'
import type { Settings } from '#platform/settings.ts'
import { forwardingHeader, namedVisitor } from './forwarding-headers.ts'
import { isPrivateAddress } from './private-address.ts'

/**
 * Notices a proxy in front that `TRUST_PROXY` does not name, by the headers that it adds, and keeps its visitors from
 * sharing one limit.
 *
 * All of them come from the proxy's address. They are counted in `GROUPS` groups by the address that the proxy names:
 * who is shut out takes a small part of the others along instead of all. A proxy may pass on what a visitor writes
 * there, so the number of groups bounds what forged headers gain; what is taken from others is counted by the proxy's own
 * address (`holdingNetwork`). Only for a peer on this machine or in a private
 * network: anybody else could be a visitor who writes such headers.
 */
export function noticeUntrustedProxy(app: FastifyInstance, deps: UntrustedProxyDeps): void {
  const { trustProxy, publicUrl, onNotice } = deps
  if (trustProxy === true || typeof trustProxy === 'number') return
  // Nothing of ours speaks TLS: an https site has a proxy in front wherever it stands.
  const alwaysProxied = publicUrl.startsWith('https:')
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    const header = forwardingHeader(request.headers)
    if (header === undefined || isTrusted(request)) return
    const isNear = isPrivateAddress(request.socket.remoteAddress)
    if (!isNear && !alwaysProxied) return
    if (!isSaid) request.log.warn({ header }, ADVICE)
    isSaid = true
    onNotice?.(header)
    const visitor = isNear ? namedVisitor(request.headers) : undefined
    // Everything that limits by address reads `request.ip`.
    if (visitor !== undefined) Object.defineProperty(request, 'ip', { value: groupOf(visitor) })
  })
}

export interface UntrustedProxyDeps extends Pick<Settings, 'trustProxy' | 'publicUrl'> {
  /** For each such request, with the name of the header that gave the proxy away. */
  onNotice?: ((header: string) => void) | undefined
}

const ADVICE =
  'TRUST_PROXY: requests come through a proxy that is not trusted, so limits cannot tell visitors apart; set TRUST_PROXY=1 for one proxy in front, or its address'

const GROUPS = 32

function groupOf(visitor: string): string {
  const [first = 0] = createHash('sha256').update(visitorNetwork(visitor)).digest()
  return `${GROUP_MARK}${first % GROUPS}`
}

/** Where the settings name addresses: the visitor's is another than that of the connection. */
function isTrusted(request: FastifyRequest): boolean {
  return request.ip !== request.socket.remoteAddress
}
