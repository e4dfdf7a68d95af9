import type { Transaction } from './database.ts'
import { run } from './plain-statements.ts'

/** Takes a named lock until the transaction ends. Take several in a consistent order to avoid deadlock. */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await run(tx, {
    name: 'take-advisory-lock',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [name],
  })
}
