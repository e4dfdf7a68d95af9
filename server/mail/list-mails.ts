import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ListedMail, MailFilter, MailList, MailSort } from '#app/routes/staff/mails/mail-list.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { byColumn, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { outgoingMails, SEARCHED_RECIPIENT, SORTED_RECIPIENT } from '#platform/outbox/outbox.tables.ts'

const PAGE = 50
const NO_ID = '00000000-0000-0000-0000-000000000000'

type Row = typeof outgoingMails.$inferSelect

interface MailSelection {
  filter: MailFilter
  /** Part of the address. */
  search: string
  sort?: ListSort<MailSort> | undefined
  /** Of mails to customers; of all others (accounts, privacy, newsletters) only what did not arrive is listed. */
  kinds: readonly string[]
}

interface AskedPage extends MailSelection {
  position: ListPosition
  size?: number
}

/** Mails, the newest first. */
export async function listMails(db: Database, asked: AskedPage): Promise<MailList> {
  const [{ rows, ...pages }, counts] = await Promise.all([readMailRows(db, asked), countMails(db, asked)])
  return { mails: rows, ...pages, counts }
}

/** The page alone. */
export async function readMailRows(
  db: Database,
  { filter, search, sort = '-at', kinds, position, size = PAGE }: AskedPage,
): Promise<{ rows: ListedMail[] } & ListPages> {
  const { rows, ...pages } = await readListPage({
    order: orderOf(sort),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(outgoingMails)
        .where(and(isListed(filter, kinds), matches(search), beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  return { rows: rows.map((row) => toListed(row, kinds)), ...pages }
}

function toListed(row: Row, kinds: readonly string[]): ListedMail {
  const { id, kind, recipient, state, createdAt, sentAt, attempts, lastError } = row
  return {
    id,
    kind,
    recipient,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    attempts,
    reason: state === 'failed' ? lastError : null,
    isOpen: kinds.includes(kind),
  }
}

const idOf = ({ id }: Row) => id

function orderOf(sort: ListSort<MailSort>): ListOrder<Row> {
  const { key, descending } = readSort<MailSort>(sort)
  const { id, state, createdAt } = outgoingMails
  if (key !== 'state') {
    const value = key === 'to' ? SORTED_RECIPIENT : createdAt
    return byColumn({ table: outgoingMails, value, id }, idOf, descending)
  }
  return {
    columns: [state, createdAt, id],
    descending,
    cursorOf: idOf,
    valuesOf: (cursor) => {
      const of = isUuid(cursor) ? cursor : NO_ID
      const its = (column: typeof state | typeof createdAt) =>
        sql`(select ${column} from ${outgoingMails} where ${id} = ${of}::uuid)`
      return [its(state), its(createdAt), sql`${of}::uuid`]
    },
  }
}

function isListed(filter: MailFilter, kinds: readonly string[]): SQL | undefined {
  const failed = eq(outgoingMails.state, 'failed')
  if (filter === 'failed') return failed
  const toCustomers = inArray(outgoingMails.kind, [...kinds])
  return filter === 'all' ? or(failed, toCustomers) : and(eq(outgoingMails.state, filter), toCustomers)
}

function matches(search: string): SQL | undefined {
  return search === '' ? undefined : matchesWords(SEARCHED_RECIPIENT, [search])
}

/** Each count stops at one above `MOST_COUNTED`. */
async function countMails(db: Database, { search, kinds }: MailSelection): Promise<MailList['counts']> {
  const count = (filter: MailFilter) =>
    db.$count(
      db
        .select({ one: sql`1`.as('one') })
        .from(outgoingMails)
        .where(and(isListed(filter, kinds), matches(search)))
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
  const [failed, queued, sent, all] = await Promise.all([
    count('failed'),
    count('queued'),
    count('sent'),
    count('all'),
  ])
  return { failed, queued, sent, all }
}
