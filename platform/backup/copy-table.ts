import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Writes the output of `COPY … TO STDOUT` to a file. @returns the number of rows. */
export async function copyToFile(client: Client, statement: string, file: FileHandle): Promise<number> {
  const rows = client.query(to(statement))
  try {
    // Not destroyed even when the file cannot be written: the connection would wait for the rest forever.
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) await file.writeFile(chunk)
  } finally {
    rows.resume()
  }
  // The stream ends before the row count arrives; the next query's answer guarantees that it has.
  await client.query('select')
  return rows.rowCount
}

/** Streams a file into `COPY … FROM STDIN`. @returns the number of rows. */
export async function copyFromFile(client: Client, statement: string, path: string): Promise<number> {
  const rows = client.query(from(statement))
  await pipeline(createReadStream(path), rows)
  return rows.rowCount
}
