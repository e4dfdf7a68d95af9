import { createHash } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ClientBase, QueryResult, QueryResultRow } from 'pg'
import type { Database, Transaction } from './database.ts'
import type { Statement } from './pipeline.ts'

/** Runs a prepared statement within a transaction of Drizzle, or on a pool. */
export function run<Row extends QueryResultRow>(
  tx: Database | Transaction,
  statement: Statement,
): Promise<QueryResult<Row>> {
  const { client } = (tx as unknown as { session: { client: ClientBase } }).session
  return client.query<Row>(statement)
}

/**
 * Inserts rows with the same columns by a prepared statement. For paths where building the query with Drizzle costs more
 * than PostgreSQL needs to run it.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database | Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const columns = columnsOf(table, keys)
  const places = rows.map(
    (_, row) => `(${keys.map((__, at) => `$${row * keys.length + at + 1}`).join(', ')})`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  const overriding = columns.some(({ generatedIdentity }) => generatedIdentity)
    ? ' overriding system value'
    : ''
  const text = `insert into ${getTableName(table)} (${names})${overriding} values ${places.join(', ')}`
  const values = rows.flatMap((row) => valuesOf(columns, keys, row))
  await run(tx, { name: nameOf(text), text, values })
}

/** Updates the row with this id; fields that are undefined stay as they are. */
export async function updateRow<Table extends PgTable>(
  tx: Database | Transaction,
  table: Table,
  id: string,
  changes: Partial<Table['$inferInsert']>,
): Promise<void> {
  const keys = Object.keys(changes).filter((key) => changes[key as keyof typeof changes] !== undefined)
  const columns = columnsOf(table, keys)
  const sets = columns.map(({ name }, at) => `${name} = $${at + 2}`).join(', ')
  const text = `update ${getTableName(table)} set ${sets} where id = $1`
  await run(tx, { name: nameOf(text), text, values: [id, ...valuesOf(columns, keys, changes)] })
}

function columnsOf(table: PgTable, keys: readonly string[]) {
  const known = getTableColumns(table)
  return keys.map((key) => {
    const column = known[key]
    if (!column) throw new Error(`${getTableName(table)} has no column for ${key}`)
    return column
  })
}

function valuesOf(columns: ReturnType<typeof columnsOf>, keys: readonly string[], row: object): unknown[] {
  return columns.map((column, at) => {
    const value = (row as Record<string, unknown>)[keys[at] as string]
    return value === null || value === undefined ? null : column.mapToDriverValue(value)
  })
}

const names = new Map<string, string>()

/** PostgreSQL cuts names at 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `plain-${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  names.set(text, name)
  return name
}
