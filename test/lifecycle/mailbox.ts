import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that can be made to die in the middle of a mail. */
export interface Mailbox {
  port: number
  /** Raw messages that were acknowledged. */
  received: Buffer[]
  /** Resolves when it has died: while it reads the mail after so many. */
  dieAfter: (mails: number) => Promise<void>
  /** Listens again, on the same port. */
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  let limit = Number.POSITIVE_INFINITY
  let died = () => {}
  let server: SMTPServer

  function create(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // Else an address of 254 characters, the most that SMTP takes, is refused as one too many.
      lenientAddressParsing: true,
      onData(stream, _session, done) {
        if (received.length >= limit) return die()
        buffer(stream).then(
          (raw) => {
            received.push(raw)
            done()
          },
          (error: Error) => done(error),
        )
      },
    })
    made.on('error', () => {})
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    return made
  }

  /** As a process that is killed: no goodbye on any connection. */
  function die(): void {
    limit = Number.POSITIVE_INFINITY
    server.server.close()
    for (const socket of sockets) socket.destroy()
    died()
  }

  const listen = (where: number) =>
    new Promise<void>((listening) => {
      server = create()
      server.listen(where, '127.0.0.1', () => listening())
    })
  await listen(0)
  const { port } = server!.server.address() as AddressInfo
  return {
    port,
    received,
    dieAfter: (mails) =>
      new Promise((resolve) => {
        limit = mails
        died = resolve
      }),
    comeBack: () => listen(port),
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
