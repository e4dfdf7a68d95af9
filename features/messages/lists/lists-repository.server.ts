import { and, desc, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { messageListRevisions } from '../messages.tables.server.ts'

export type StoredList = typeof messageListRevisions.$inferSelect
type NewList = Omit<typeof messageListRevisions.$inferInsert, 'id'>

const { id, namespace, path, keys, publicationId } = messageListRevisions
const isPublished = isNotNull(publicationId)

/** The newest row of each list, and the newest published one. */
export async function listNewestLists(
  db: Database | Transaction,
  namespaces?: readonly string[],
): Promise<{ newest: StoredList[]; published: StoredList[] }> {
  const wanted = namespaces && inArray(namespace, [...namespaces])
  const newestOf = (condition: typeof wanted) =>
    db
      .selectDistinctOn([namespace, path])
      .from(messageListRevisions)
      .where(condition)
      .orderBy(namespace, path, desc(id))
  const newest = await newestOf(wanted)
  return { newest, published: await newestOf(and(wanted, isPublished)) }
}

/** As the site shows them; `upTo`: as it did after that publication. */
export function readPublishedLists(db: Database | Transaction, upTo?: number) {
  const until = upTo === undefined ? undefined : lte(publicationId, upTo)
  return db
    .selectDistinctOn([namespace, path], { namespace, path, keys })
    .from(messageListRevisions)
    .where(and(isPublished, until))
    .orderBy(namespace, path, desc(id))
}

/** Every key that lists of a namespace have had. */
export async function listKeys(tx: Transaction, name: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ key: sql<string>`unnest(${keys})` })
    .from(messageListRevisions)
    .where(inArray(namespace, [name]))
  return rows.map(({ key }) => key)
}

export async function insertLists(tx: Transaction, lists: NewList[]): Promise<void> {
  if (lists.length > 0) await tx.insert(messageListRevisions).values(lists)
}

export interface PublishedListChange {
  publicationId: number
  namespace: string
  path: string
  keys: string[]
  fileKeys: string[]
  /** What was published before; null for the order of the file. */
  before: string[] | null
  /** Nothing has been published above it. */
  isNewest: boolean
}

/** What publications changed in the lists of the given namespaces, in the order of writing. */
export async function listListChanges(
  db: Database | Transaction,
  namespaces: readonly string[],
  publications: readonly number[],
): Promise<PublishedListChange[]> {
  if (publications.length === 0) return []
  const previous = sql`partition by ${namespace}, ${path} order by ${id}`
  const changes = db
    .select({
      id,
      publicationId: sql<number>`${publicationId}`.mapWith(Number).as('publication'),
      namespace,
      path,
      keys,
      fileKeys: messageListRevisions.fileKeys,
      before: sql<string[] | null>`lag(${keys}) over (${previous})`.as('before'),
      isNewest: sql<boolean>`lead(${id}) over (${previous}) is null`.as('is_newest'),
    })
    .from(messageListRevisions)
    .where(and(isPublished, inArray(namespace, [...namespaces])))
    .as('changes')
  return db
    .select()
    .from(changes)
    .where(inArray(changes.publicationId, [...publications]))
    .orderBy(changes.id)
}
