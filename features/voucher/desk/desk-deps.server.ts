import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

export interface DeskDeps {
  db: Database
  clock: Clock
  /** Vouchers of the test till count. */
  acceptTest: boolean
}

/** Who presses, and what is written with it in the same transaction, once. */
export interface DeskCall<Done = Record<string, unknown>> {
  actorId: string
  onDone: (tx: Transaction, done: Done) => Promise<void>
}
