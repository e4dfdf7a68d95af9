import { createServer, type RequestListener, type Server } from 'node:http'
import type { Settings } from '../settings.ts'
import { startupProblem } from '../startup-problem.ts'
import { writeHealth } from '../health/write-health.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './limit-connections.ts'

export type HttpFront = {
  server: Server
  port: number
  serve(handler: RequestListener): void
  /** For one that is late; does nothing otherwise. Throws start-up problems. */
  listen(): Promise<void>
  /** Aborted when closing begins. */
  closing: AbortSignal
  /** Takes no new connections, answers 503, waits up to 5 s for running requests and frees the port. Idempotent. */
  close(): Promise<void>
}

/** Listens first, so a taken port fails at once and load balancers see 503. Throws start-up problems. */
export async function openHttpFront(
  { host, port, trustProxy }: Pick<Settings, 'host' | 'port'> & Partial<Pick<Settings, 'trustProxy'>>,
  limits: ConnectionLimits = CONNECTION_LIMITS,
  { isLate = false, isAnsweringToTheEnd = false }: FrontOptions = {},
): Promise<HttpFront> {
  let handler = unavailable('starting')
  const server = createServer(TIMEOUTS, (request, response) => handler(request, response))
  // Inactivity only: slow but active connections are kept.
  server.timeout = IDLE_MS
  const isProxied = trustProxy !== undefined && trustProxy !== false
  limitConnections(server, { ...limits, ...(isProxied && { perNetwork: undefined }) })
  if (!isLate) await listen(server, host, port)
  const address = server.address()
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  const close = async () => {
    handler = isAnsweringToTheEnd ? lastOnConnection(handler) : unavailable('stopping')
    closing.abort()
    const allEnded = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await allEnded
    clearInterval(idle)
    clearTimeout(timer)
  }
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    closing: closing.signal,
    serve(ready) {
      handler = ready
    },
    async listen() {
      if (!server.listening && !closed) await listen(server, host, port)
    },
    close() {
      closed ??= close()
      return closed
    },
  }
}

interface FrontOptions {
  /** Listens only on request: until then other processes answer on this port. The port must not be 0. */
  isLate?: boolean
  /** Answers requests on open connections while it closes, and ends each after its answer. */
  isAnsweringToTheEnd?: boolean
}

const IDLE_MS = 120_000
const TIMEOUTS = {
  /** Longer than the 60 s of common proxies, so that they end idle connections and not we. */
  keepAliveTimeout: 65_000,
  /** Headers are short; slower clients hold connections on purpose. */
  headersTimeout: 20_000,
  /** Covers attachments over a slow connection. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
}
const DRAIN_MS = 5000

function unavailable(reason: string): RequestListener {
  return (request, response) => {
    response.setHeader('Retry-After', '2')
    response.setHeader('Connection', 'close')
    writeHealth(response, { ok: false, reason }, request.method)
  }
}

function lastOnConnection(handler: RequestListener): RequestListener {
  return (request, response) => {
    response.shouldKeepAlive = false
    handler(request, response)
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port }, () => resolve())
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return startupProblem(
      `PORT: ${port} on ${host} is taken; stop the program that uses it, or choose another one, for example PORT=${port + 1} npm start.`,
      error,
    )
  if (error.code === 'EACCES')
    return startupProblem(
      `PORT: ${port} needs more rights than this user has; choose one above 1023, for example PORT=3000.`,
      error,
    )
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return startupProblem(
      `HOST: ${host} is no address of this machine; use HOST=127.0.0.1 for this machine alone or HOST=0.0.0.0 for the network.`,
      error,
    )
  return error
}
