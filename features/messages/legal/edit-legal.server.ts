import { and, eq, lte } from 'drizzle-orm'
import type { LegalDocumentId } from '#content/legal-document-ids.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { isSameContent, LEGAL_PLAN_DAYS, type LegalContent } from './legal-text.ts'
import { findLegalProblems, listBehind } from './legal-rules.ts'
import type { LegalFiles } from './legal-snapshot.ts'
import type { LegalRefusal } from './staff-legal.ts'
import { nameVersion } from './version-name.ts'
import {
  currentOf,
  type EffectiveVersion,
  isDraft,
  isPlanned,
  listEffective,
  listRevisions,
} from './versions-repository.server.ts'
import { legalRevisions } from './legal.tables.server.ts'

export interface LegalDeps {
  clock: Clock
  files: LegalFiles
  /** Of all publications, until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  /** Adds a publication and returns its number. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

interface Seen {
  document: LegalDocumentId
  /** The `revision` that the author saw. */
  seen: number
}

/** Keeps a draft, in the caller's transaction; only the newest one of a document is kept. */
export async function saveLegalDraft(
  tx: Transaction,
  { clock, files, lock }: LegalDeps,
  { document, seen, content, knowsFiles }: Seen & { content: LegalContent; knowsFiles?: boolean | undefined },
  authorId: string,
): Promise<Result<{ revision: number }, LegalRefusal>> {
  await lock(tx)
  const state = await readState(tx, files, document)
  if (state.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  if (state.planned) return refuse({ code: 'version_planned', day: state.planned.day })
  const fileContent = knowsFiles ? files.contentOf(document) : state.fileContent
  await tx.delete(legalRevisions).where(and(eq(legalRevisions.document, document), isDraft))
  return accept({ revision: await insert(tx, { document, content, fileContent, authorId, at: clock() }) })
}

/** Gives up the draft: what holds is edited again. In the caller's transaction. */
export async function dropLegalDraft(
  tx: Transaction,
  { clock, files, lock }: LegalDeps,
  { document, seen }: Seen,
  authorId: string,
): Promise<Result<{ revision: number }, LegalRefusal>> {
  await lock(tx)
  const state = await readState(tx, files, document)
  if (state.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  if (!state.draft) return refuse({ code: 'nothing_to_publish' })
  await tx.delete(legalRevisions).where(and(eq(legalRevisions.document, document), isDraft))
  const { content } = state
  // Numbers of drafts are never used twice, so that an editor elsewhere learns of it.
  const { fileContent } = state
  return accept({ revision: await insert(tx, { document, content, fileContent, authorId, at: clock() }) })
}

/**
 * Makes the draft a version in all four languages, from today or from a later day on, in the caller's transaction.
 * `isTranslated`: the author says that lines whose German text alone has changed say the same.
 */
export async function publishLegal(
  tx: Transaction,
  deps: LegalDeps,
  { document, seen, fromDay, isTranslated }: Seen & { fromDay: string; isTranslated: boolean },
  authorId: string,
): Promise<Result<{ version: string; isPlanned: boolean }, LegalRefusal>> {
  const { clock, files, lock, publish } = deps
  const at = clock()
  const { day: today } = swissTime(at)
  const ahead = (Date.parse(fromDay) - Date.parse(today)) / 86_400_000
  if (ahead < 0) return refuse({ code: 'day_over' })
  if (ahead > LEGAL_PLAN_DAYS) return refuse({ code: 'day_too_far' })
  await lock(tx)
  const state = await readState(tx, files, document)
  if (state.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  if (state.planned) return refuse({ code: 'version_planned', day: state.planned.day })
  const { draft, content: published } = state
  if (!draft || isSameContent(draft, published)) return refuse({ code: 'nothing_to_publish' })
  const { pages } = files
  const rules = { document, published, pages, placeholders: files.placeholdersOf(document) }
  const [problem] = findLegalProblems(draft, rules)
  if (problem) return refuse({ code: 'legal_incomplete', problem })
  if (!isTranslated && listBehind(published, draft).length > 0) return refuse({ code: 'languages_behind' })
  const version = nameVersion(
    fromDay,
    state.versions.map((each) => each.version),
  )
  const isLater = ahead > 0
  await tx.delete(legalRevisions).where(and(eq(legalRevisions.document, document), isDraft))
  const row = {
    document,
    content: draft,
    fileContent: state.fileContent,
    version,
    day: fromDay,
    authorId,
    at,
  }
  await insert(
    tx,
    isLater
      ? row
      : {
          ...row,
          snapshot: files.snapshotOf(document, draft),
          effectiveAt: at,
          publicationId: await publish(tx, { authorId, at }),
        },
  )
  return accept({ version, isPlanned: isLater })
}

/** Withdraws a planned version; its text becomes the draft. In the caller's transaction. */
export async function withdrawLegal(
  tx: Transaction,
  { clock, files, lock }: LegalDeps,
  { document, seen }: Seen,
  authorId: string,
): Promise<Result<{ version: string }, LegalRefusal>> {
  await lock(tx)
  const state = await readState(tx, files, document)
  if (state.revision !== seen) return refuse({ code: 'changed_meanwhile' })
  const { planned } = state
  if (!planned) return refuse({ code: 'unknown_version' })
  const at = clock()
  await tx.update(legalRevisions).set({ withdrawnAt: at }).where(eq(legalRevisions.id, planned.id))
  const { content, fileContent, version } = planned
  await insert(tx, { document, content, fileContent, authorId, at })
  return accept({ version })
}

/** Puts the planned versions whose day has come onto the site. Returns how many. */
export async function publishDueLegal({
  db,
  clock,
  files,
  lock,
  publish,
}: LegalDeps & { db: Database }): Promise<number> {
  const { day: today } = swissTime(clock())
  const isDue = and(isPlanned, lte(legalRevisions.day, today))
  // Usually nothing is due, so this checks before it takes the lock.
  const [first] = await db.select({ id: legalRevisions.id }).from(legalRevisions).where(isDue).limit(1)
  if (!first) return 0
  return db.transaction(async (tx) => {
    await lock(tx)
    const due = await tx.select().from(legalRevisions).where(isDue)
    const [newest] = due
    if (!newest) return 0
    const at = clock()
    const publicationId = await publish(tx, { authorId: newest.authorId, at })
    for (const row of due) {
      const snapshot = files.snapshotOf(row.document, row.content)
      await tx
        .update(legalRevisions)
        .set({ snapshot, effectiveAt: at, publicationId })
        .where(eq(legalRevisions.id, row.id))
    }
    return due.length
  })
}

export interface LegalState {
  revision: number
  /** What holds. */
  content: LegalContent
  current: EffectiveVersion | undefined
  draft: LegalContent | undefined
  planned:
    | { id: number; version: string; day: string; content: LegalContent; fileContent: LegalContent }
    | undefined
  /** The files' texts as the authors of what is edited knew them. */
  fileContent: LegalContent
  versions: { version: string }[]
}

/** Of one document, from all its rows. */
export async function readState(
  db: Database | Transaction,
  files: LegalFiles,
  document: LegalDocumentId,
): Promise<LegalState> {
  const rows = await listRevisions(db, document)
  const current = currentOf(await listEffective(db, document), files)
  const fileNow = files.contentOf(document)
  const content = current?.content ?? fileNow
  const draftRow = rows.find(({ version }) => version === null)
  const plannedRow = rows.find((row) => row.version !== null && row.effectiveAt === null)
  const ownersFiles = current && !current.isFile ? current.fileContent : fileNow
  return {
    revision: rows[0]?.id ?? 0,
    content,
    current,
    draft: draftRow && !isSameContent(draftRow.content, content) ? draftRow.content : undefined,
    planned:
      plannedRow?.version && plannedRow.day
        ? { ...plannedRow, version: plannedRow.version, day: plannedRow.day }
        : undefined,
    fileContent: (draftRow ?? plannedRow)?.fileContent ?? ownersFiles,
    versions: rows.flatMap(({ version }) => (version === null ? [] : [{ version }])),
  }
}

async function insert(tx: Transaction, row: typeof legalRevisions.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(legalRevisions).values(row).returning({ id: legalRevisions.id })
  if (!inserted) throw new Error('the document was not written')
  return inserted.id
}
