import { and, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  type EditedNews,
  NEWS_LIMITS,
  type NewsDocument,
  type NewsRefusal,
  type NewsState,
  type StaffNewsPiece,
  toSlug,
} from './news-document.ts'
import { newsDocumentSchema } from './news-document.schema.ts'
import { newsRevisions } from './news.tables.server.ts'
import { findNewsProblems } from './read-document.server.ts'

const MOST_HISTORY = 20

export type StoredNews = Omit<typeof newsRevisions.$inferSelect, 'document'> & { document: NewsDocument }

/** Pieces that came as files, by slug. */
export type NewsDocuments = ReadonlyMap<string, NewsDocument>

export interface EditNewsDeps {
  clock: Clock
  documents: NewsDocuments
  /** That are on the site. */
  pictures: Pictures
  /** Of all publications, until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  /** Adds a publication and returns its number. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

/** What rows put on the site above the files; `upTo`: as it was after that publication. */
export async function readPublishedNews(db: Database | Transaction, upTo?: number): Promise<StoredNews[]> {
  const { slug, publicationId, id } = newsRevisions
  const rows = await db
    .selectDistinctOn([slug])
    .from(newsRevisions)
    .where(and(isNotNull(publicationId), upTo === undefined ? undefined : lte(publicationId, upTo)))
    .orderBy(slug, desc(publicationId), desc(id))
  return rows.flatMap(toStored)
}

/** All pieces, the newest day first. */
export async function listStaffNews(
  db: Database,
  { documents, pictures }: Pick<ReadDeps, 'documents' | 'pictures'>,
): Promise<StaffNewsPiece[]> {
  const rows = (await db.select().from(newsRevisions).orderBy(desc(newsRevisions.id))).flatMap(toStored)
  const slugs = [...new Set([...documents.keys(), ...rows.map(({ slug }) => slug)])]
  return slugs
    .flatMap((slug) => {
      const current = currentOf(
        rows.filter((row) => row.slug === slug),
        documents.get(slug),
      )
      if (!current) return []
      const { document, state, hasDraft } = current
      const incomplete = Object.keys(findNewsProblems(document, pictures)) as Language[]
      return { slug, title: document.texts.de.title, date: document.date, state, hasDraft, incomplete }
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** One piece for its editor; undefined for an unknown slug. @param addressesOf e-mail addresses of authors by id */
export async function readEditedNews(
  db: Database,
  slug: string,
  { documents, pictures, addressesOf }: ReadDeps,
): Promise<EditedNews | undefined> {
  const rows = await rowsOf(db, slug)
  const current = currentOf(rows, documents.get(slug))
  if (!current) return undefined
  const approved = rows.filter(({ isApproved, isRemoved }) => isApproved && !isRemoved).slice(0, MOST_HISTORY)
  const authors = await addressesOf([...new Set(approved.map(({ authorId }) => authorId))])
  return {
    slug,
    ...current,
    problems: findNewsProblems(current.document, pictures),
    history: approved.map(({ id, at, authorId, publicationId, document }) => ({
      revision: id,
      at: at.toISOString(),
      author: authors.get(authorId) ?? null,
      isPublished: publicationId !== null,
      document,
    })),
  }
}

interface ReadDeps {
  documents: NewsDocuments
  pictures: Pictures
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>
}

/** A new piece in the caller's transaction, with its address from the German title. */
export async function addNews(
  tx: Transaction,
  { clock, documents, lock }: EditNewsDeps,
  title: string,
  authorId: string,
): Promise<Result<{ slug: string }, NewsRefusal>> {
  const slug = toSlug(title)
  if (slug === '') return refuse({ code: 'no_title' })
  await lock(tx)
  if (documents.has(slug) || (await rowsOf(tx, slug)).length > 0)
    return refuse({ code: 'address_taken', slug })
  const at = clock()
  const empty = { title: '', lead: '', drawingAlt: '', nextLabel: '', body: '' }
  const document: NewsDocument = {
    date: swissTime(at).day,
    drawing: null,
    next: null,
    texts: { de: { ...empty, title: title.slice(0, NEWS_LIMITS.line) }, en: empty, fr: empty, it: empty },
  }
  await tx.insert(newsRevisions).values({ slug, document, isApproved: false, authorId, at })
  return accept({ slug })
}

interface SeenNews {
  slug: string
  /** The `revision` that the author saw. */
  seen: number
}

/** Keeps a draft, in the caller's transaction; only the newest one of a piece is kept. */
export async function saveNewsDraft(
  tx: Transaction,
  { clock, documents, pictures, lock }: EditNewsDeps,
  { slug, seen, document }: SeenNews & { document: NewsDocument },
  authorId: string,
): Promise<Result<{ revision: number; problems: EditedNews['problems'] }, NewsRefusal>> {
  await lock(tx)
  const current = currentOf(await rowsOf(tx, slug), documents.get(slug))
  if (!current) return refuse({ code: 'unknown_news' })
  if (current.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  const revision = await insert(tx, { slug, document, isApproved: false, authorId, at: clock() })
  await tx
    .delete(newsRevisions)
    .where(
      and(eq(newsRevisions.slug, slug), eq(newsRevisions.isApproved, false), lt(newsRevisions.id, revision)),
    )
  return accept({ revision, problems: findNewsProblems(document, pictures) })
}

/** Puts a piece onto the site, at once or on its day, in the caller's transaction. */
export async function publishNews(
  tx: Transaction,
  { clock, documents, pictures, lock, publish }: EditNewsDeps,
  { slug, seen }: SeenNews,
  authorId: string,
): Promise<Result<{ revision: number; isPlanned: boolean }, NewsRefusal>> {
  await lock(tx)
  const current = currentOf(await rowsOf(tx, slug), documents.get(slug))
  if (!current) return refuse({ code: 'unknown_news' })
  if (current.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  if (!current.hasDraft) return refuse({ code: 'nothing_to_publish' })
  const { document } = current
  for (const language of LANGUAGES) {
    const problem = findNewsProblems(document, pictures)[language]
    if (problem) return refuse({ code: 'news_incomplete', language, problem })
  }
  const by = { authorId, at: clock() }
  const isPlanned = document.date > swissTime(by.at).day
  await cancelPlan(tx, slug)
  const publicationId = isPlanned ? null : await publish(tx, by)
  const revision = await insert(tx, { slug, document, isApproved: true, publicationId, ...by })
  await tx.delete(newsRevisions).where(and(eq(newsRevisions.slug, slug), eq(newsRevisions.isApproved, false)))
  return accept({ revision, isPlanned })
}

/** Takes a piece off the site, or off the plan; it stays as a draft. In the caller's transaction. */
export async function withdrawNews(
  tx: Transaction,
  { clock, documents, lock, publish }: EditNewsDeps,
  { slug, seen }: SeenNews,
  authorId: string,
): Promise<Result<{ revision: number }, NewsRefusal>> {
  await lock(tx)
  const current = currentOf(await rowsOf(tx, slug), documents.get(slug))
  if (!current) return refuse({ code: 'unknown_news' })
  if (current.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  if (current.state === 'draft') return refuse({ code: 'nothing_to_publish' })
  const by = { authorId, at: clock() }
  const { document } = current
  await cancelPlan(tx, slug)
  if (current.state === 'published') {
    const publicationId = await publish(tx, by)
    await insert(tx, { slug, document, isApproved: true, isRemoved: true, publicationId, ...by })
  }
  return accept({ revision: await insert(tx, { slug, document, isApproved: false, ...by }) })
}

/** Puts the planned pieces whose day has come onto the site. Returns how many. */
export async function publishDueNews({
  db,
  clock,
  lock,
  publish,
}: Pick<EditNewsDeps, 'clock' | 'lock' | 'publish'> & { db: Database }): Promise<number> {
  const { day: today } = swissTime(clock())
  const listDue = async (from: Database | Transaction) =>
    (await from.select().from(newsRevisions).where(isPlanned))
      .flatMap(toStored)
      .filter(({ document }) => document.date <= today)
  // Usually nothing is due, so this checks before it takes the lock.
  if ((await listDue(db)).length === 0) return 0
  return db.transaction(async (tx) => {
    await lock(tx)
    const due = await listDue(tx)
    const [first] = due
    if (!first) return 0
    const publicationId = await publish(tx, { authorId: first.authorId, at: clock() })
    const ids = due.map(({ id }) => id)
    await tx.update(newsRevisions).set({ publicationId }).where(inArray(newsRevisions.id, ids))
    return due.length
  })
}

const isPlanned = and(newsRevisions.isApproved, isNull(newsRevisions.publicationId))

function cancelPlan(tx: Transaction, slug: string) {
  return tx
    .update(newsRevisions)
    .set({ isApproved: false })
    .where(and(eq(newsRevisions.slug, slug), isPlanned))
}

async function insert(tx: Transaction, row: typeof newsRevisions.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(newsRevisions).values(row).returning({ id: newsRevisions.id })
  if (!inserted) throw new Error('the piece was not written')
  return inserted.id
}

async function rowsOf(db: Database | Transaction, slug: string): Promise<StoredNews[]> {
  const rows = await db
    .select()
    .from(newsRevisions)
    .where(eq(newsRevisions.slug, slug))
    .orderBy(desc(newsRevisions.id))
  return rows.flatMap(toStored)
}

/** From the rows of a piece, newest first; undefined where there is neither a row nor a file. */
function currentOf(
  rows: readonly StoredNews[],
  file: NewsDocument | undefined,
): { document: NewsDocument; state: NewsState; hasDraft: boolean; revision: number } | undefined {
  const [newest] = rows
  const document = newest?.document ?? file
  if (!document) return undefined
  const published = rows.find(({ publicationId }) => publicationId !== null)
  const isPublic = published ? !published.isRemoved : file !== undefined
  const isPlannedNow = rows.some((row) => row.isApproved && row.publicationId === null)
  return {
    document,
    state: isPlannedNow ? 'planned' : isPublic ? 'published' : 'draft',
    hasDraft: newest !== undefined && !newest.isApproved,
    revision: newest?.id ?? 0,
  }
}

/** A release may know another document; a row that it cannot read is not there. */
function toStored(row: typeof newsRevisions.$inferSelect): StoredNews[] {
  const parsed = newsDocumentSchema.safeParse(row.document)
  return parsed.success ? [{ ...row, document: parsed.data }] : []
}

/** An approved revision, and what was on the site, or in the files, before it. */
export async function readNewsChange(
  db: Database,
  { documents }: Pick<EditNewsDeps, 'documents'>,
  revision: number,
): Promise<{ before: unknown; after: unknown } | undefined> {
  const [row] = await db.select().from(newsRevisions).where(eq(newsRevisions.id, revision))
  if (!row) return undefined
  const [before] = await db
    .select({ document: newsRevisions.document, isRemoved: newsRevisions.isRemoved })
    .from(newsRevisions)
    .where(
      and(
        eq(newsRevisions.slug, row.slug),
        isNotNull(newsRevisions.publicationId),
        lt(newsRevisions.id, revision),
      ),
    )
    .orderBy(desc(newsRevisions.id))
    .limit(1)
  return {
    before: before ? (before.isRemoved ? null : before.document) : (documents.get(row.slug) ?? null),
    after: row.isRemoved ? null : row.document,
  }
}
