import pg from 'pg'

/**
 * Work on a connection of its own, which ends with it. When the server ends the connection, as a shop does that starts
 * again after a restore, its next query fails; without a listener the loss would end the process, also after the last query.
 */
export async function withClient<Value>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
