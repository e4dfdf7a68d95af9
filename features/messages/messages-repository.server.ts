import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  messageListRevisions as lists,
  messagePublications,
  messageRevisions,
} from './messages.tables.server.ts'

export type StoredRevision = typeof messageRevisions.$inferSelect
export type StoredList = typeof lists.$inferSelect
type NewRevision = Omit<typeof messageRevisions.$inferInsert, 'id'>

const { namespace, path, language, id, value, publicationId } = messageRevisions
const field = [namespace, language, path] as const
const isPublished = isNotNull(publicationId)
const isPublishedList = isNotNull(lists.publicationId)

/** Writers of texts come one after the other, so that the newest row of a field is the one that was written last. */
export function lockMessages(tx: Transaction): Promise<void> {
  return takeAdvisoryLock(tx, 'messages')
}

/** The newest row of each field, and the newest published one. */
export async function listNewest(
  db: Database | Transaction,
  namespaces?: readonly string[],
): Promise<{ newest: StoredRevision[]; published: StoredRevision[] }> {
  const wanted = namespaces && inArray(namespace, [...namespaces])
  const newestOf = (condition: typeof wanted) =>
    db
      .selectDistinctOn([...field])
      .from(messageRevisions)
      .where(condition)
      .orderBy(...field, desc(id))
  const newest = await newestOf(wanted)
  const published = await newestOf(and(wanted, isPublished))
  return { newest, published }
}

/** The newest row of each list, and the newest published one. */
export async function listNewestLists(
  db: Database | Transaction,
  namespaces: readonly string[],
): Promise<{ newest: StoredList[]; published: StoredList[] }> {
  const wanted = inArray(lists.namespace, [...namespaces])
  const newestOf = (condition: typeof wanted | undefined) =>
    db
      .selectDistinctOn([lists.namespace, lists.path])
      .from(lists)
      .where(condition)
      .orderBy(lists.namespace, lists.path, desc(lists.id))
  return { newest: await newestOf(wanted), published: await newestOf(and(wanted, isPublishedList)) }
}

/** Every text that a namespace's German fields have had, but for the files'. */
export async function listGermanTexts(
  db: Database | Transaction,
  namespaces: readonly string[],
): Promise<{ namespace: string; path: string; value: string }[]> {
  const rows = await db
    .selectDistinct({ namespace, path, value })
    .from(messageRevisions)
    .where(and(inArray(namespace, [...namespaces]), eq(language, 'de'), isNotNull(value)))
  return rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]))
}

/**
 * The texts and lists that the site shows after a publication, and the number of the last one; `upTo`: as it was after that one.
 * All of one moment only in a transaction that reads repeatably.
 */
export async function readPublished(tx: Database | Transaction, upTo?: number) {
  const until = upTo === undefined ? undefined : lte(publicationId, upTo)
  const texts = await tx
    .selectDistinctOn([...field], { namespace, path, language, value })
    .from(messageRevisions)
    .where(and(isPublished, until))
    .orderBy(...field, desc(id))
  const [last] = await tx
    .select({ id: messagePublications.id })
    .from(messagePublications)
    .orderBy(desc(messagePublications.id))
    .limit(1)
  const orders = await tx
    .selectDistinctOn([lists.namespace, lists.path], {
      namespace: lists.namespace,
      path: lists.path,
      keys: lists.keys,
    })
    .from(lists)
    .where(and(isPublishedList, upTo === undefined ? undefined : lte(lists.publicationId, upTo)))
    .orderBy(lists.namespace, lists.path, desc(lists.id))
  return { publication: last?.id ?? 0, texts, lists: orders }
}

export async function insertRevisions(tx: Transaction, revisions: NewRevision[]): Promise<void> {
  if (revisions.length > 0) await tx.insert(messageRevisions).values(revisions)
}

export async function insertLists(
  tx: Transaction,
  orders: Omit<typeof lists.$inferInsert, 'id'>[],
): Promise<void> {
  if (orders.length > 0) await tx.insert(lists).values(orders)
}

export async function insertPublication(
  tx: Transaction,
  publication: Omit<typeof messagePublications.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await tx
    .insert(messagePublications)
    .values(publication)
    .returning({ id: messagePublications.id })
  if (!row) throw new Error('the publication was not written')
  return row.id
}

/** Every key that lists of a namespace have had. */
export async function listKeys(tx: Transaction, name: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ key: sql<string>`unnest(${lists.keys})` })
    .from(lists)
    .where(eq(lists.namespace, name))
  return rows.map(({ key }) => key)
}

export async function findPublication(db: Database | Transaction, publication: number) {
  const [row] = await db.select().from(messagePublications).where(eq(messagePublications.id, publication))
  return row
}

/** Of a page, newest first. */
export function listPublications(db: Database, page: string, limit: number) {
  return db
    .select()
    .from(messagePublications)
    .where(eq(messagePublications.page, page))
    .orderBy(desc(messagePublications.id))
    .limit(limit)
}

/** A published row, and what stood there before; null for what the file has. */
export type Published<Row> = Row & {
  before: Row | null /** Nothing has been published above it. */
  isNewest: boolean
}

/** What publications changed in the given namespaces, in the order of writing. */
export async function listChanges(
  db: Database | Transaction,
  namespaces: readonly string[],
  publications: readonly number[],
): Promise<{ texts: Published<StoredRevision>[]; lists: Published<StoredList>[] }> {
  if (publications.length === 0) return { texts: [], lists: [] }
  const texts = await db
    .select()
    .from(messageRevisions)
    .where(and(isPublished, inArray(namespace, [...namespaces])))
    .orderBy(id)
  const orders = await db
    .select()
    .from(lists)
    .where(and(isPublishedList, inArray(lists.namespace, [...namespaces])))
    .orderBy(lists.id)
  const wanted = <Row extends { publicationId: number | null }>(row: Row) =>
    row.publicationId !== null && publications.includes(row.publicationId)
  return {
    texts: withBefore(texts, (row) => `${row.namespace} ${row.language} ${row.path}`).filter(wanted),
    lists: withBefore(orders, (row) => `${row.namespace} ${row.path}`).filter(wanted),
  }
}

function withBefore<Row>(rows: readonly Row[], placeOf: (row: Row) => string): Published<Row>[] {
  const newest = new Map(rows.map((row) => [placeOf(row), row]))
  const before = new Map<string, Row>()
  return rows.map((row) => {
    const place = placeOf(row)
    const change = { ...row, before: before.get(place) ?? null, isNewest: newest.get(place) === row }
    before.set(place, row)
    return change
  })
}
