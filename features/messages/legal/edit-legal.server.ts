import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { insertPublication, lockMessages } from '../messages-repository.server.ts'
import { findLegalProblems, listBehind } from './legal-rules.ts'
import type { LegalFiles } from './legal-snapshot.ts'
import { isSameContent, LEGAL_PLAN_DAYS, type LegalContent } from './legal-text.ts'
import { legalRevisions } from './legal.tables.server.ts'
import type { LegalRefusal } from './staff-legal.ts'
import {
  currentOf,
  type LegalState,
  listEffective,
  readState,
  saysSame,
} from './versions-repository.server.ts'

/** The author of what a release changes. */
const RELEASE = '00000000-0000-0000-0000-000000000000'

export interface LegalChange {
  document: LegalDocumentId
  /** The `revision` that the author saw. */
  seen: number
  authorId: string
  at: Date
}

type Answer<Value> = Promise<Result<Value, LegalRefusal>>

/** Keeps a draft, in the caller's transaction; only the newest one of a document is kept. */
export async function saveLegalDraft(
  tx: Transaction,
  files: LegalFiles,
  change: LegalChange & { content: LegalContent; knowsFiles?: boolean | undefined },
): Answer<{ revision: number }> {
  const state = await lockUnplanned(tx, files, change)
  if (!state.ok) return state
  const { document, content, knowsFiles, authorId, at } = change
  const fileContent = knowsFiles ? files.contentOf(document) : state.value.fileContent
  return accept({ revision: await write(tx, { document, content, fileContent, authorId, at }) })
}

/** Gives up the draft: what holds is edited again. In the caller's transaction. */
export async function dropLegalDraft(
  tx: Transaction,
  files: LegalFiles,
  change: LegalChange,
): Answer<{ revision: number }> {
  const state = await lock(tx, files, change)
  if (!state.ok) return state
  const { draft, content, fileContent } = state.value
  if (!draft) return refuse({ code: 'nothing_to_publish' })
  const { document, authorId, at } = change
  // Numbers of drafts are never used twice, so that an editor elsewhere learns of it.
  return accept({ revision: await write(tx, { document, content, fileContent, authorId, at }) })
}

/**
 * Makes the draft a version in all four languages, from today or from a later day on, in the caller's transaction.
 * `isTranslated`: the author says that lines whose German text alone has changed say the same.
 */
export async function publishLegal(
  tx: Transaction,
  files: LegalFiles,
  change: LegalChange & { fromDay: string; isTranslated: boolean },
): Answer<{ version: string; isPlanned: boolean }> {
  const { document, fromDay: day, isTranslated, authorId, at } = change
  const ahead = (Date.parse(day) - Date.parse(swissTime(at).day)) / 86_400_000
  if (ahead < 0) return refuse({ code: 'day_over' })
  if (ahead > LEGAL_PLAN_DAYS) return refuse({ code: 'day_too_far' })
  const state = await lockUnplanned(tx, files, change)
  if (!state.ok) return state
  const { draft: content, content: published, fileContent, names } = state.value
  if (!content || isSameContent(content, published)) return refuse({ code: 'nothing_to_publish' })
  const [problem] = findLegalProblems(content, { document, published, files })
  if (problem) return refuse({ code: 'legal_incomplete', problem })
  if (!isTranslated && listBehind(published, content).length > 0) return refuse({ code: 'languages_behind' })
  const version = nameVersion(day, names)
  const isPlanned = ahead > 0
  await write(tx, {
    document,
    content,
    fileContent,
    version,
    day,
    authorId,
    at,
    ...(!isPlanned && {
      snapshot: files.snapshotOf(document, content),
      effectiveAt: at,
      publicationId: await publication(tx, { authorId, at }),
    }),
  })
  return accept({ version, isPlanned })
}

/** Withdraws a planned version; its text becomes the draft. In the caller's transaction. */
export async function withdrawLegal(
  tx: Transaction,
  files: LegalFiles,
  change: LegalChange,
): Answer<{ version: string }> {
  const state = await lock(tx, files, change)
  if (!state.ok) return state
  const { planned } = state.value
  if (!planned) return refuse({ code: 'unknown_version' })
  const { authorId, at } = change
  await tx.update(legalRevisions).set({ withdrawnAt: at }).where(eq(legalRevisions.id, planned.id))
  const { document, content, fileContent, version } = planned
  await write(tx, { document, content, fileContent, authorId, at })
  return accept({ version })
}

/** Puts the planned versions whose day has come onto the site. Returns how many. */
export async function publishDueLegal(db: Database, files: LegalFiles, at: Date): Promise<number> {
  const { version, day, effectiveAt, withdrawnAt, id } = legalRevisions
  const isDue = and(isNotNull(version), isNull(effectiveAt), isNull(withdrawnAt), lte(day, swissTime(at).day))
  // Usually nothing is due, so this checks before it takes the lock.
  if ((await db.$count(legalRevisions, isDue)) === 0) return 0
  return db.transaction(async (tx) => {
    await lockMessages(tx)
    const due = await tx.select().from(legalRevisions).where(isDue)
    const [newest] = due
    if (!newest) return 0
    const publicationId = await publication(tx, { authorId: newest.authorId, at })
    for (const row of due) {
      const snapshot = files.snapshotOf(row.document, row.content)
      const effective = { snapshot, effectiveAt: at, publicationId }
      await tx.update(legalRevisions).set(effective).where(eq(id, row.id))
    }
    return due.length
  })
}

/**
 * Keeps what the documents say from this start on, so that it stays readable after the next release: the files' texts, or
 * the owner's with the figures and tables of this build. Returns what is new.
 */
export function recordRelease(
  db: Database,
  files: LegalFiles,
  at: Date,
): Promise<{ document: LegalDocumentId; version: string }[]> {
  return db.transaction((tx) => record(tx, files, at))
}

/**
 * Keeps what the documents say when owners publish a figure of theirs, as versions of that day, in the caller's transaction.
 * Those that do not name it stay as they are.
 * @param files with the figure
 */
export async function recordFigures(tx: Transaction, files: LegalFiles, at: Date): Promise<void> {
  await record(tx, files, at, swissTime(at).day)
}

async function record(tx: Transaction, files: LegalFiles, at: Date, today?: string) {
  await lockMessages(tx)
  const by = { authorId: RELEASE, at }
  const recorded: { document: LegalDocumentId; version: string }[] = []
  for (const document of LEGAL_DOCUMENTS) {
    const effective = await listEffective(tx, document)
    // Figures that return make a new version: what held between must not look like the newest.
    const current = today === undefined ? currentOf(effective, files) : effective.at(-1)
    const owners = current?.isFile ? undefined : current
    const content = owners?.content ?? files.contentOf(document)
    if (current && saysSame(current, files, content)) continue
    const ofFiles = files.dayOf(document)
    const day = today ?? (owners && owners.day > ofFiles ? owners.day : ofFiles)
    const version = nameVersion(day, (await readState(tx, files, document)).names)
    await tx.insert(legalRevisions).values({
      document,
      content,
      version,
      day,
      effectiveAt: at,
      ...by,
      fileContent: owners?.fileContent ?? content,
      isFile: !owners,
      snapshot: files.snapshotOf(document, content),
      publicationId: owners ? await publication(tx, by) : null,
    })
    recorded.push({ document, version })
  }
  return recorded
}

/** Versions are called by their day; a second one of a day gets a number, `2027-03-01-2`. */
function nameVersion(day: string, taken: readonly string[]): string {
  let name = day
  for (let count = 2; taken.includes(name); count += 1) name = `${day}-${count}`
  return name
}

/** Locks all publications until the transaction ends. */
async function lock(tx: Transaction, files: LegalFiles, { document, seen }: LegalChange): Answer<LegalState> {
  await lockMessages(tx)
  const state = await readState(tx, files, document)
  return state.revision === seen ? accept(state) : refuse({ code: 'changed_meanwhile' })
}

async function lockUnplanned(tx: Transaction, files: LegalFiles, change: LegalChange): Answer<LegalState> {
  const state = await lock(tx, files, change)
  const planned = state.ok && state.value.planned
  return planned ? refuse({ code: 'version_planned', day: planned.day }) : state
}

/** In the place of the draft. */
async function write(tx: Transaction, row: typeof legalRevisions.$inferInsert): Promise<number> {
  const { document, version, id } = legalRevisions
  await tx.delete(legalRevisions).where(and(eq(document, row.document), isNull(version)))
  const [written] = await tx.insert(legalRevisions).values(row).returning({ id })
  return written?.id ?? 0
}

function publication(tx: Transaction, by: { authorId: string; at: Date }): Promise<number> {
  return insertPublication(tx, { page: 'legal', language: 'de', ...by })
}
