import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (Linux: from 32768), one of which would take it meanwhile. */
const [FROM, TO] = [20_000, 32_000]

/** A port of this computer that nobody listens on, for a program that is started next. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
