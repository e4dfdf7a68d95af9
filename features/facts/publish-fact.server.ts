import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { FactKind, FactRefusal } from './fact-kind.ts'
import { factRevisions } from './facts.tables.server.ts'

export interface FactChange<Value> {
  key: string
  /** Null deletes it, or takes it back to the files'. */
  value: Value | null
  /** The `revision` that the author saw. */
  seen: number
}

export interface FactDeps {
  clock: Clock
  /** Of all publications, until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  /** Adds a publication and returns its number. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

/**
 * Publishes a fact in the caller's transaction, replacing its draft. An earlier version is restored by publishing its
 * value. Throws for a value that its schema does not allow.
 */
export async function publishFact<Value>(
  tx: Transaction,
  { clock, lock, publish }: FactDeps,
  kind: FactKind<Value>,
  change: FactChange<Value>,
  authorId: string,
): Promise<Result<{ revision: number; publication: number }, FactRefusal>> {
  await lock(tx)
  if (!(await isNewest(tx, kind, change))) return refuse({ code: 'changed_meanwhile' })
  const by = { authorId, at: clock() }
  const publication = await publish(tx, by)
  await deleteDraft(tx, kind, change.key)
  const revision = await insert(tx, kind, change, { ...by, publicationId: publication })
  return accept({ revision, publication })
}

/** Keeps a fact beside the site in the caller's transaction, in place of its earlier draft. Throws as `publishFact` does. */
export async function saveFactDraft<Value>(
  tx: Transaction,
  { clock, lock }: Pick<FactDeps, 'clock' | 'lock'>,
  kind: FactKind<Value>,
  change: FactChange<Value>,
  authorId: string,
): Promise<Result<{ revision: number }, FactRefusal>> {
  await lock(tx)
  if (!(await isNewest(tx, kind, change))) return refuse({ code: 'changed_meanwhile' })
  await deleteDraft(tx, kind, change.key)
  const revision = await insert(tx, kind, change, { authorId, at: clock(), publicationId: null })
  return accept({ revision })
}

/** Drops what is not on the site, in the caller's transaction. */
export async function discardFactDraft(
  tx: Transaction,
  { lock }: Pick<FactDeps, 'lock'>,
  kind: FactKind<unknown>,
  change: Pick<FactChange<unknown>, 'key' | 'seen'>,
): Promise<Result<object, FactRefusal>> {
  await lock(tx)
  if (!(await isNewest(tx, kind, change))) return refuse({ code: 'changed_meanwhile' })
  await deleteDraft(tx, kind, change.key)
  return accept({})
}

async function isNewest(
  tx: Transaction,
  { name }: FactKind<unknown>,
  { key, seen }: Pick<FactChange<unknown>, 'key' | 'seen'>,
): Promise<boolean> {
  const [newest] = await tx
    .select({ id: factRevisions.id })
    .from(factRevisions)
    .where(and(eq(factRevisions.kind, name), eq(factRevisions.key, key)))
    .orderBy(desc(factRevisions.id))
    .limit(1)
  return (newest?.id ?? 0) === seen
}

async function deleteDraft(tx: Transaction, { name }: FactKind<unknown>, key: string): Promise<void> {
  const { kind, key: own, publicationId } = factRevisions
  await tx.delete(factRevisions).where(and(eq(kind, name), eq(own, key), isNull(publicationId)))
}

async function insert<Value>(
  tx: Transaction,
  { name, schema }: FactKind<Value>,
  { key, value }: FactChange<Value>,
  row: Pick<typeof factRevisions.$inferInsert, 'authorId' | 'at' | 'publicationId'>,
): Promise<number> {
  const checked = value === null ? null : schema.parse(value)
  const [inserted] = await tx
    .insert(factRevisions)
    .values({ kind: name, key, value: checked, ...row })
    .returning({ id: factRevisions.id })
  if (!inserted) throw new Error('the fact was not written')
  return inserted.id
}
