import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { listEngine } from '#kit/list.server.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { byColumn } from '#platform/database/read-list-page.ts'
import { outgoingMails, SEARCHED_RECIPIENT, SORTED_RECIPIENT } from '#platform/outbox/outbox.tables.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'
import type { ListedMail } from './mail-list.ts'
import { mailList } from './mail.contract.ts'

type Row = typeof outgoingMails.$inferSelect

const { id, state, createdAt, kind } = outgoingMails
const idOf = (row: Row) => row.id
const isFailed = eq(state, 'failed')
/** Of all others (accounts, privacy, newsletters) only what did not arrive is listed. */
const isToCustomer = inArray(kind, [...CUSTOMER_MAILS])

export const staffMails = listEngine({
  shape: mailList,
  read: (db, where, sorted, limit) =>
    db
      .select()
      .from(outgoingMails)
      .where(where)
      .orderBy(...sorted)
      .limit(limit),
  ids: (db, where, limit) =>
    db
      .select({ one: sql`1`.as('one') })
      .from(outgoingMails)
      .where(where)
      .limit(limit),
  toLine,
  order: byColumn<Row>({ table: outgoingMails, value: createdAt, id }, idOf, true),
  sorts: {
    table: outgoingMails,
    id,
    idOf,
    by: { to: SORTED_RECIPIENT, state: [state, createdAt], at: createdAt },
  },
  filters: {
    failed: () => isFailed,
    queued: () => and(eq(state, 'queued'), isToCustomer),
    sent: () => and(eq(state, 'sent'), isToCustomer),
    all: () => or(isFailed, isToCustomer),
  },
  search: (_context, typed) => matchesWords(SEARCHED_RECIPIENT, [typed]),
})

function toLine(row: Row): ListedMail {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    reason: row.state === 'failed' ? row.lastError : null,
    isOpen: CUSTOMER_MAILS.some((each) => each === row.kind),
  }
}
