import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

export interface StaffVoucherDeps {
  db: Database
  clock: Clock
  /** Whether vouchers bought with test payments are accepted. */
  acceptTest: boolean
}

/** Who presses, and what is written with it in the same transaction, once. */
export interface StaffVoucherCall<Done = Record<string, unknown>> {
  actorId: string
  onDone: (tx: Transaction, done: Done) => Promise<void>
}
