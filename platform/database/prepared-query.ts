import type { Database, Transaction } from './database.ts'

/**
 * A query that is built once per pool or pipelined connection. Give `build` placeholders and end it with `.prepare(name)`,
 * so that PostgreSQL keeps its plan too.
 */
export function preparedQuery<Query extends object>(
  build: (db: Database | Transaction) => Query,
): (db: Database | Transaction) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
