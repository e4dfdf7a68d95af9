import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorAddress } from '../http/visitor-address.ts'
import { GROUP_MARK, visitorNetwork } from '../http/visitor-network.ts'
import type { Settings } from '../settings.ts'
import { forwardingHeader, namedVisitor } from './forwarding-headers.ts'
import { isPrivateAddress } from './private-address.ts'

/**
 * Keeps the visitors of a proxy that `TRUST_PROXY` does not name from sharing one limit: they are hashed into `GROUPS`
 * groups by the forwarded address, so a blocked visitor blocks few others. The number of groups bounds what forged
 * headers gain; holds are counted by the proxy's own address (`holdingNetwork`). Only for loopback and private peers,
 * since others may be visitors who forge headers.
 */
export function noticeUntrustedProxy(app: FastifyInstance, deps: UntrustedProxyDeps): void {
  const { trustProxy, publicUrl, onNotice } = deps
  if (trustProxy === true || typeof trustProxy === 'number') return
  // This server does not terminate TLS: an https site always has a proxy.
  const alwaysProxied = publicUrl.startsWith('https:')
  let isLogged = false
  app.addHook('onRequest', async (request) => {
    const header = forwardingHeader(request.headers)
    if (header === undefined || isTrusted(request)) return
    const isNear = isPrivateAddress(request.socket.remoteAddress)
    if (!isNear && !alwaysProxied) return
    if (!isLogged) request.log.warn({ header }, ADVICE)
    isLogged = true
    onNotice?.(header)
    const visitor = isNear ? namedVisitor(request.headers) : undefined
    // All limits per address read `request.ip`.
    if (visitor !== undefined) Object.defineProperty(request, 'ip', { value: groupOf(visitor) })
  })
}

export interface UntrustedProxyDeps extends Pick<Settings, 'trustProxy' | 'publicUrl'> {
  onNotice?: ((header: string) => void) | undefined
}

const ADVICE =
  'TRUST_PROXY: requests come through a proxy that is not trusted, so limits cannot tell visitors apart; set TRUST_PROXY=1 for one proxy in front, or its address'

const GROUPS = 32

function groupOf(visitor: string): string {
  const [first = 0] = createHash('sha256').update(visitorNetwork(visitor)).digest()
  return `${GROUP_MARK}${first % GROUPS}`
}

/** Fastify resolved a forwarded address, so the proxy is among the configured ones. */
function isTrusted(request: FastifyRequest): boolean {
  return visitorAddress(request.ip) !== visitorAddress(request.socket.remoteAddress ?? '')
}
