import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Writes what `COPY … TO STDOUT` says into a file. Answers the number of rows. */
export async function copyToFile(client: Client, statement: string, file: FileHandle): Promise<number> {
  const rows = client.query(to(statement))
  try {
    // Never destroyed, also where the file cannot be written: the connection would wait for the rest for ever.
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) await file.writeFile(chunk)
  } finally {
    rows.resume()
  }
  // The stream ends before the server has told the number of rows; it has when the next statement is answered.
  await client.query('select')
  return rows.rowCount
}

/** Sends a file to `COPY … FROM STDIN`. Answers the number of rows. */
export async function copyFromFile(client: Client, statement: string, path: string): Promise<number> {
  const rows = client.query(from(statement))
  await pipeline(createReadStream(path), rows)
  return rows.rowCount
}
