import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { limitMs } from '../../machine-speed.ts'

const CHECK_EVERY_MS = 200
/** As the README advises. */
const CHECK_LIMIT_MS = 2000

/**
 * Hands connections to servers in turn, leaves out those whose `/healthz` is not 200 within two seconds, and cuts off
 * what is open to them, as balancers do.
 */
export async function startBalancer(ports: readonly number[]) {
  const healthy = new Map(ports.map((port) => [port, true]))
  const open = new Map(ports.map((port) => [port, new Set<Socket>()]))
  let turn = 0

  async function check(port: number): Promise<void> {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(limitMs(CHECK_LIMIT_MS)),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
    healthy.set(port, isHealthy)
    if (!isHealthy) for (const socket of open.get(port) ?? []) socket.destroy()
  }

  const server = createServer((near) => {
    const able = ports.filter((port) => healthy.get(port))
    const port = able[turn++ % able.length]
    near.on('error', () => {})
    if (port === undefined) return near.destroy()
    const far = connect(port, '127.0.0.1')
    far.on('error', () => {})
    open.get(port)?.add(near)
    near.on('close', () => {
      open.get(port)?.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroySoon())
    near.pipe(far)
    far.pipe(near, { end: false })
    return undefined
  })
  const timer = setInterval(() => void Promise.all(ports.map(check)), CHECK_EVERY_MS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    isHealthy: (port: number) => healthy.get(port) === true,
    stop() {
      clearInterval(timer)
      server.close()
      for (const sockets of open.values()) for (const socket of sockets) socket.destroy()
    },
  }
}
