import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** SMTP server that can die in the middle of a mail. */
export interface Mailbox {
  port: number
  /** Raw acknowledged messages. */
  received: Buffer[]
  /** Dies while reading the mail after so many; resolves then. */
  dieAfter: (mails: number) => Promise<void>
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
      // Otherwise addresses of 254 characters, the SMTP maximum, are rejected.
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

  /** Like a killed process: closes no connection gracefully. */
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
