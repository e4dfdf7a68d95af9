import { insertPublication, lockMessages } from '#features/messages/messages-repository.server.ts'
import type { Transaction } from '#platform/database/database.ts'

/** Facts are published with the texts that name them (ADR-035), so that no answer mixes two. */
export interface Publishing {
  /** Of all publications, until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  /** Takes the lock and adds a publication; the site shows it from the end of the transaction. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

/** @param page what is published, `prices` or the name of a `FactKind`; facts hold for every language, and a publication has to name one */
export function publishing(page: string): Publishing {
  return {
    lock: lockMessages,
    async publish(tx, by) {
      await lockMessages(tx)
      return insertPublication(tx, { page, language: 'de', ...by })
    },
  }
}
