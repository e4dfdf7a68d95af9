import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from './database.ts'

/** Prepared once per connection under its name. */
export interface Statement {
  name: string
  text: string
  values: unknown[]
}

/** SQLSTATE of `require_that` in `db/routines/guards.sql`: what a statement relied on does not hold. */
export const PRECONDITION_FAILED = 'GW001'

/** A transaction whose statements are sent without waiting for each other's answers. */
export interface Pipeline {
  /**
   * For repository functions. Statements leave in the order in which they are started. A query of Drizzle starts when it is
   * awaited, a little later: where order matters among statements that are not awaited, end it with `.execute()`.
   */
  tx: Transaction
  run<Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>>
  /**
   * Registers what nobody reads the answer of; its failure fails the transaction. All its statements must start at once:
   * one that waits for another's answer would come after COMMIT, and is refused. Await such work instead.
   */
  send(statement: Promise<unknown>): void
}

/**
 * Runs a transaction in as few round trips as its reads need: BEGIN travels with the first statements, COMMIT with those
 * registered last. Rejects with the first error of a statement; nothing is written then. No nested transactions.
 */
export async function pipelined<Value>(
  db: Database,
  work: (pipeline: Pipeline) => Promise<Value>,
): Promise<Value> {
  const client = await db.$client.connect()
  const { query } = client
  const together = writeTogether(client)
  client.query = ((...statement: Parameters<typeof query>) => {
    together()
    return query.apply(client, statement)
  }) as typeof query
  const sent: Promise<unknown>[] = []
  const send = (statement: Promise<unknown>) => {
    // Its error is reported once, after COMMIT has answered.
    statement.catch(() => {})
    sent.push(statement)
  }
  try {
    send(client.query('begin'))
    let value: Value
    try {
      value = await work({
        tx: transactionOn(client),
        run: (statement) => client.query(statement),
        send,
      })
    } catch (error) {
      await Promise.allSettled([...sent, client.query('rollback')])
      throw (await firstError(sent)) ?? error
    }
    send(client.query('commit'))
    client.query = refuseLate as typeof query
    const error = await firstError(sent)
    if (error) throw error
    return value
  } finally {
    client.query = query
    client.release()
  }
}

/** The same, written only when the work is accepted. */
export async function pipelinedIfAccepted<Value, Refusal>(
  db: Database,
  work: (pipeline: Pipeline) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const rollback = new Error('refused')
  let result: Result<Value, Refusal> | undefined
  try {
    return await pipelined(db, async (pipeline) => {
      result = await work(pipeline)
      if (!result.ok) throw rollback
      return result
    })
  } catch (error) {
    if (error === rollback && result) return result
    throw error
  }
}

function refuseLate(): Promise<never> {
  return Promise.reject(new Error('a statement started after COMMIT: await it instead of sending it'))
}

/** Collects what is written to the connection before anything waits: one system call for all. */
function writeTogether(client: PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    stream.cork()
    // After everything that starts without waiting, and before other work, since others may wait for our locks.
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}

/** Of statements in their order: those after a failed one fail only because the transaction is aborted. */
async function firstError(sent: Promise<unknown>[]): Promise<unknown> {
  for (const result of await Promise.allSettled(sent)) if (result.status === 'rejected') return result.reason
  return undefined
}

const transactions = new WeakMap<PoolClient, Transaction>()

/** One per connection, so that prepared queries of Drizzle are built once for each. */
function transactionOn(client: PoolClient): Transaction {
  const known = transactions.get(client)
  if (known) return known
  const created = drizzle(client) as unknown as Transaction
  transactions.set(client, created)
  return created
}
