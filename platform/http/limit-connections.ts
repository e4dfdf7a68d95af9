import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { CROWD } from './holding-network.ts'
import { visitorNetwork } from './visitor-network.ts'
import { isPrivateAddress } from '../proxies/private-address.ts'

export interface ConnectionLimits {
  /** Open connections per network; undefined behind a trusted proxy. */
  perNetwork: number | undefined
  /** Time limit for a complete small body. */
  smallBodyMs: number
}

export const CONNECTION_LIMITS = { perNetwork: 256, smallBodyMs: 30_000 } satisfies ConnectionLimits

/**
 * The share of one of several processes: connections are distributed in turn, so each has the same number of a
 * network's.
 */
export function limitsOfProcess(processes: number): ConnectionLimits {
  return { ...CONNECTION_LIMITS, perNetwork: Math.ceil(CONNECTION_LIMITS.perNetwork / processes) }
}

/** Bodies up to this size are forms and JSON. Files get the request timeout and are watched by their routes. */
const SMALL_BODY_BYTES = 64 * 1024

/** Private peers get eight times as many: they may be a proxy that `TRUST_PROXY` does not name (ADR-028). */
export function limitConnections(server: Server, { perNetwork, smallBodyMs }: ConnectionLimits): void {
  const open = new Map<string, number>()
  if (perNetwork !== undefined)
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket
      const network = visitorNetwork(remoteAddress ?? '')
      const count = (open.get(network) ?? 0) + 1
      const most = isPrivateAddress(remoteAddress) ? perNetwork * CROWD : perNetwork
      if (count > most) return socket.destroy()
      open.set(network, count)
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      })
      return undefined
    })
  server.on('request', (request: IncomingMessage) => {
    if (!hasSmallBody(request)) return
    const timer = setTimeout(() => !request.complete && request.socket.destroy(), smallBodyMs).unref()
    request.once('close', () => clearTimeout(timer))
  })
}

function hasSmallBody({ headers, url = '' }: IncomingMessage): boolean {
  const length = headers['content-length']
  if (length !== undefined && Number(length) <= SMALL_BODY_BYTES) return Number(length) > 0
  if (length === undefined && headers['transfer-encoding'] === undefined) return false
  // Uploads to the storage service may be JSON.
  return (
    !url.startsWith('/storage/') &&
    /^application\/(json|x-www-form-urlencoded)/.test(headers['content-type'] ?? '')
  )
}
