import type { Socket } from 'node:net'
import type pg from 'pg'

/** What `run` sends to the database of this pool. */
export async function countRoundTrips(
  pool: pg.Pool,
  run: () => Promise<unknown>,
): Promise<{ roundTrips: number; statements: number; commits: number }> {
  const counted = { roundTrips: 0, statements: 0, commits: 0 }
  const restore: (() => void)[] = []
  const watch = (client: pg.ClientBase) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    let isAnswered = true
    let isInTransaction = false
    const { query } = client
    const spied = (...args: Parameters<typeof query>) => {
      const text = textOf(args[0])
      counted.statements += 1
      if (isAnswered) counted.roundTrips += 1
      isAnswered = false
      if (/^begin/i.test(text)) isInTransaction = true
      if (/^(commit|rollback)/i.test(text)) isInTransaction = false
      if (/^commit/i.test(text) || (!isInTransaction && /^\s*(insert|update|delete)/i.test(text)))
        counted.commits += 1
      return query.apply(client, args)
    }
    client.query = spied as typeof query
    const onData = () => {
      isAnswered = true
    }
    stream.on('data', onData)
    restore.push(() => {
      client.query = query
      stream.off('data', onData)
    })
  }
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
  for (const client of clients) watch(client)
  for (const client of clients) client.release()
  try {
    await run()
  } finally {
    for (const undo of restore) undo()
  }
  return counted
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
