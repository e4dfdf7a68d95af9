import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const CONNECTIONS = 8
/** Requests that each connection keeps unanswered, so that the server never waits for this process. */
const AHEAD = 16

export interface PipelinedLoad {
  /** Answers a second during `ms` milliseconds. */
  rate(ms: number): Promise<number>
  stop(): void
}

/**
 * Asks an address on `port` again and again over a few connections. Counts bytes only, and so costs far less than any
 * server. Throws when an answer is not 200 or of another length than the first.
 */
export async function pipelinedLoad(port: number, path: string): Promise<PipelinedLoad> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nAccept-Language: de\r\n\r\n`
  const answer = await readOne(port, request)
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)))
  let bytes = 0
  let failure: Error | undefined
  let asking = false
  for (const socket of sockets) {
    let rest = 0
    socket.on('data', (chunk) => {
      bytes += chunk.length
      rest += chunk.length
      const whole = Math.floor(rest / answer.length)
      rest -= whole * answer.length
      if (rest === 0 && !chunk.subarray(-8).equals(answer.subarray(-8)))
        failure = new Error(`An answer to ${path} is another one than the first`)
      if (asking && whole > 0) socket.write(request.repeat(whole))
    })
    socket.on('error', (error) => {
      failure = error
    })
  }
  return {
    async rate(ms) {
      asking = true
      bytes = 0
      const start = performance.now()
      for (const socket of sockets) socket.write(request.repeat(AHEAD))
      await new Promise((resolve) => setTimeout(resolve, ms))
      const rate = bytes / answer.length / ((performance.now() - start) / 1000)
      asking = false
      let before = -1
      // The answers still on their way belong to nobody's turn.
      while (before !== bytes) {
        before = bytes
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if (failure) throw failure
      return rate
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** The whole answer with its head, as a connection that stays open gets it. */
async function readOne(port: number, request: string): Promise<Buffer> {
  const socket = await open(port)
  socket.write(request)
  let answer = Buffer.alloc(0)
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer])
    if (answer.length >= lengthOf(answer)) break
  }
  if (!answer.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200'))) throw new Error(answer.toString())
  return answer
}

/** Of the head and the body that it announces; infinite before the whole head is here. */
function lengthOf(answer: Buffer): number {
  const head = answer.indexOf('\r\n\r\n')
  const length = /^content-length: (\d+)\r$/im.exec(answer.subarray(0, head + 2).toString())?.[1]
  return head === -1 || !length ? Number.POSITIVE_INFINITY : head + 4 + Number(length)
}
