import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { messagePublications, messageRevisions } from './messages.tables.server.ts'

export type StoredRevision = typeof messageRevisions.$inferSelect
type NewRevision = Omit<typeof messageRevisions.$inferInsert, 'id'>

const { namespace, path, language, id, value, publicationId } = messageRevisions
const field = [namespace, language, path] as const
const isPublished = isNotNull(publicationId)

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
 * The texts that the site shows after a publication, and the number of the last one; `upTo`: as it was after that one. Both of
 * one moment only in a transaction that reads repeatably.
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
  return { publication: last?.id ?? 0, texts }
}

export async function insertRevisions(tx: Transaction, revisions: NewRevision[]): Promise<number[]> {
  if (revisions.length === 0) return []
  const rows = await tx.insert(messageRevisions).values(revisions).returning({ id })
  return rows.map((row) => row.id)
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

export interface PublishedChange {
  publicationId: number
  namespace: string
  path: string
  language: Language
  value: string | null
  /** What was published before. */
  before: string | null
  /** Nothing has been published above it. */
  isNewest: boolean
  germanHash: string | null
  beforeGermanHash: string | null
}

/** What publications changed in the given namespaces, in the order of writing. */
export async function listChanges(
  db: Database | Transaction,
  namespaces: readonly string[],
  publications: readonly number[],
): Promise<PublishedChange[]> {
  if (publications.length === 0) return []
  const previous = sql`partition by ${namespace}, ${language}, ${path} order by ${id}`
  const changes = db
    .select({
      id,
      publicationId: sql<number>`${publicationId}`.mapWith(Number).as('publication'),
      namespace,
      path,
      language,
      value,
      germanHash: messageRevisions.germanHash,
      before: sql<string | null>`lag(${value}) over (${previous})`.as('before'),
      beforeGermanHash: sql<string | null>`lag(${messageRevisions.germanHash}) over (${previous})`.as(
        'before_german',
      ),
      isNewest: sql<boolean>`lead(${id}) over (${previous}) is null`.as('is_newest'),
    })
    .from(messageRevisions)
    .where(and(isPublished, inArray(namespace, [...namespaces])))
    .as('changes')
  return db
    .select()
    .from(changes)
    .where(inArray(changes.publicationId, [...publications]))
    .orderBy(changes.id)
}
