import { and, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type EarlierFact, type FactKind, type StaffFact, type StoredFact, valueOf } from './fact-kind.ts'
import { factRevisions } from './facts.tables.server.ts'

const MOST_HISTORY = 20

const { id, kind, key, value, publicationId, at } = factRevisions

/** What is on the site, of all kinds in one query; `upTo`: as it was after that publication. */
export function readPublishedFacts(db: Database | Transaction, upTo?: number): Promise<StoredFact[]> {
  return db
    .selectDistinctOn([kind, key], { kind, key, value })
    .from(factRevisions)
    .where(and(isNotNull(publicationId), upTo === undefined ? undefined : lte(publicationId, upTo)))
    .orderBy(kind, key, desc(id))
}

/** By key, in its order. */
export async function listFacts<Value>(
  db: Database | Transaction,
  factKind: FactKind<Value>,
  keys?: readonly string[],
): Promise<StaffFact<Value>[]> {
  const own = and(eq(kind, factKind.name), keys && inArray(key, [...keys]))
  const newestOf = (condition: typeof own) =>
    db.selectDistinctOn([key]).from(factRevisions).where(and(own, condition)).orderBy(key, desc(id))
  const published = new Map((await newestOf(isNotNull(publicationId))).map((row) => [row.key, row]))
  const drafts = new Map((await newestOf(isNull(publicationId))).map((row) => [row.key, row]))
  return [...new Set([...published.keys(), ...drafts.keys()])].toSorted().map((each) => {
    const [live, draft] = [published.get(each), drafts.get(each)]
    return {
      key: each,
      published: live && valueOf(factKind, live.value),
      draft: draft && valueOf(factKind, draft.value),
      revision: Math.max(live?.id ?? 0, draft?.id ?? 0),
    }
  })
}

/** A fact as it is now, with what is not on the site yet. */
export interface NewestFact<Value> {
  id: string
  value: Value
  state: 'draft' | 'published'
  hasDraft: boolean
  revision: number
}

/** What was changed last first; what is removed, or unknown, is missing. */
export async function listNewestFacts<Value>(
  db: Database | Transaction,
  factKind: FactKind<Value>,
  keys?: readonly string[],
): Promise<NewestFact<Value>[]> {
  const facts = await listFacts(db, factKind, keys)
  const newest = facts.flatMap(({ key: id, published, draft, revision }) => {
    const value = draft === undefined ? published : draft
    const state: 'draft' | 'published' = published ? 'published' : 'draft'
    return value ? [{ id, value, state, hasDraft: draft !== undefined, revision }] : []
  })
  return newest.toSorted((a, b) => b.revision - a.revision)
}

/**
 * What was published, newest first, the present value included; what its schema does not allow any more is left out.
 * @param addressesOf e-mail addresses of authors by id
 */
export async function listEarlierFacts<Value>(
  db: Database,
  factKind: FactKind<Value>,
  wanted: string,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EarlierFact<Value>[]> {
  const rows = await db
    .select()
    .from(factRevisions)
    .where(and(eq(kind, factKind.name), eq(key, wanted), isNotNull(publicationId)))
    .orderBy(desc(id))
    .limit(MOST_HISTORY)
  const authors = await addressesOf([...new Set(rows.map(({ authorId }) => authorId))])
  return rows.flatMap((row) => {
    const usable = valueOf(factKind, row.value)
    if (usable === undefined) return []
    const author = authors.get(row.authorId) ?? null
    return [{ revision: row.id, at: row.at.toISOString(), author, value: usable }]
  })
}

/** What was on the site at some time since then, newest first and in one query; null: none, or that of the files. */
export async function listFactsSince<Value>(
  db: Database | Transaction,
  factKind: FactKind<Value>,
  wanted: string,
  since: Date,
): Promise<(Value | null)[]> {
  const rows = await db
    .select({ value, at })
    .from(factRevisions)
    .where(and(eq(kind, factKind.name), eq(key, wanted), isNotNull(publicationId)))
    .orderBy(desc(id))
  const before = rows.findIndex((row) => row.at <= since)
  const known = before === -1 ? [...rows, { value: null }] : rows.slice(0, before + 1)
  return known.map((row) => valueOf(factKind, row.value) ?? null)
}

/** The value of a published revision and the value before it, as stored. */
export async function readFactChange(
  db: Database,
  revision: number,
): Promise<{ kind: string; before: unknown; after: unknown } | undefined> {
  const [row] = await db.select().from(factRevisions).where(eq(id, revision))
  if (!row) return undefined
  const [before] = await db
    .select({ value })
    .from(factRevisions)
    .where(and(eq(kind, row.kind), eq(key, row.key), isNotNull(publicationId), lt(id, revision)))
    .orderBy(desc(id))
    .limit(1)
  return { kind: row.kind, before: before?.value ?? null, after: row.value }
}
