import type { FastifyInstance } from 'fastify'
import { visitorAddress } from '../http/visitor-address.ts'
import { UNREADABLE_ADDRESS } from '../http/visitor-network.ts'

/**
 * Normalises `request.ip` before it is used for limits: proxies write ports, brackets and mapped addresses.
 * Unreadable addresses count as one visitor, and are logged once. Register before other hooks.
 */
export function unifyVisitorAddress(app: FastifyInstance): void {
  let isLogged = false
  app.addHook('onRequest', async (request) => {
    // Undefined for a socket that has closed.
    const { ip: written = '' } = request as { ip?: string }
    const address = visitorAddress(written)
    if (address === written) return
    if (address === undefined && written !== '' && !isLogged) {
      isLogged = true
      request.log.warn(ADVICE)
    }
    Object.defineProperty(request, 'ip', { value: address ?? UNREADABLE_ADDRESS, configurable: true })
  })
}

const ADVICE =
  'TRUST_PROXY: the trusted proxy names visitors in a way that is no address, so limits count them all as one; let it write the address alone into X-Forwarded-For'
