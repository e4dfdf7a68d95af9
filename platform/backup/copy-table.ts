import type { Client } from 'pg'

/**
 * `COPY … TO STDOUT` as chunks of bytes, and its counterpart. `pg` speaks the protocol but has no function for it:
 * an object with `submit` is handed the messages of its own statement.
 */
export function copyOut(
  client: Client,
  statement: string,
  onChunk: (chunk: Buffer) => void,
): Promise<number> {
  return submit(client, statement, (_connection, chunk) => onChunk(chunk))
}

/** Sends `chunks` to `COPY … FROM STDIN`. Answers the number of rows. */
export function copyIn(client: Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return submit(client, statement, undefined, async (connection) => {
    try {
      for await (const chunk of chunks) {
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain)
          await new Promise((go) => connection.stream.once('drain', go))
      }
      connection.endCopyFrom()
    } catch (error) {
      connection.sendCopyFail(String(error))
    }
  })
}

type Connection = {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
  stream: { writableNeedDrain: boolean; once(event: 'drain', listener: (value: unknown) => void): void }
}

function submit(
  client: Client,
  statement: string,
  onData: ((connection: Connection, chunk: Buffer) => void) | undefined,
  onReady?: (connection: Connection) => Promise<void>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    const query = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: Connection) => void onReady?.(connection),
      handleCopyData: (message: { chunk: Buffer }, connection: Connection) =>
        onData?.(connection, message.chunk),
      handleRowDescription() {},
      handleDataRow() {},
      handleCommandComplete(message: { text: string }) {
        rows = Number(message.text.split(' ')[1] ?? 0)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error: Error) => reject(error),
    }
    client.query(query as never)
  })
}
