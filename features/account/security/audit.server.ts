import type { Transaction } from '#platform/database/database.ts'
import type { Metadata } from '../account.ts'
import { authAudit } from '../database/account.tables.server.ts'

export interface AuditedAction {
  at: Date
  /** For example `signed_in`, `password_changed`, `user_deleted`. */
  action: string
  actorId?: string | undefined
  userId?: string | undefined
  /** No address, no secret: the trail outlives the account. */
  detail?: Metadata
}

/** Adds a line to the audit trail in the caller's transaction: what did not happen is not recorded. */
export async function recordAction(tx: Transaction, action: AuditedAction): Promise<void> {
  await tx.insert(authAudit).values(action)
}
