import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { isSameContent, type LegalContent, replaceUnknown } from './legal-text.ts'
import type { LegalFact, LegalFacts, LegalFiles, LegalSnapshot } from './legal-snapshot.ts'
import type { TermsValidity } from './accepted-version.ts'
import { legalRevisions } from './legal.tables.server.ts'

export interface EffectiveVersion {
  id: number
  document: LegalDocumentId
  version: string
  day: string
  content: LegalContent
  fileContent: LegalContent
  isFile: boolean
  snapshot: LegalSnapshot
  effectiveAt: Date
  authorId: string
}

const { document, effectiveAt, id, publicationId, isFile } = legalRevisions

/** Versions that hold or held, in the order in which they took effect; `upTo`: without what was published later. */
export async function listEffective(
  db: Database | Transaction,
  of?: LegalDocumentId,
  upTo?: number,
): Promise<EffectiveVersion[]> {
  const rows = await db
    .select()
    .from(legalRevisions)
    .where(
      and(
        isNotNull(effectiveAt),
        of && eq(document, of),
        upTo === undefined ? undefined : or(lte(publicationId, upTo), eq(isFile, true)),
      ),
    )
    .orderBy(asc(effectiveAt), asc(id))
  return rows.flatMap(toEffective)
}

/** What the site shows; `upTo`: as it was after that publication. The very `first` when owners published nothing. */
export async function readPublishedLegal(
  db: Database | Transaction,
  files: LegalFiles,
  first: LegalFacts,
  upTo?: number,
): Promise<LegalFacts> {
  const rows = await listEffective(db, undefined, upTo)
  const facts = LEGAL_DOCUMENTS.map((each) => {
    const own = rows.filter((row) => row.document === each)
    return [each, factOf(own, files, first[each])] as const
  })
  return facts.every(([each, fact]) => fact === first[each])
    ? first
    : (Object.fromEntries(facts) as LegalFacts)
}

/** The version that holds, of one document's in the order in which they took effect. */
export function currentOf(
  rows: readonly EffectiveVersion[],
  files: LegalFiles,
): EffectiveVersion | undefined {
  return (
    rows.findLast((row) => !row.isFile) ??
    rows.findLast((row) => row.isFile && saysSame(row, files, files.contentOf(row.document)))
  )
}

function factOf(rows: readonly EffectiveVersion[], files: LegalFiles, first: LegalFact): LegalFact {
  const current = currentOf(rows, files)
  if (!current) return first
  const { version, day, isFile: isOfFile } = current
  if (!isOfFile) return { version, day, content: readable(current, files) }
  return version === first.version ? first : { version, day, content: null }
}

/** Whether a version is what this build makes of a content: the same text, figures and tables. */
export function saysSame(
  { content, document: of, snapshot }: EffectiveVersion,
  files: LegalFiles,
  other: LegalContent,
): boolean {
  const { figures, tables } = files.snapshotOf(of, other)
  return (
    isSameContent(content, other) &&
    isDeepStrictEqual({ figures: snapshot.figures, tables: snapshot.tables }, { figures, tables })
  )
}

/** A placeholder that the program no longer knows says what it said when the version took effect. */
function readable({ content, document: of, snapshot }: EffectiveVersion, files: LegalFiles): LegalContent {
  return replaceUnknown(
    content,
    files.placeholdersOf(of),
    (name, language) => snapshot.figures[language][name] ?? '…',
  )
}

/** For a version that somebody was shown. */
export async function listValidity(
  db: Database | Transaction,
  of: LegalDocumentId,
  files: LegalFiles,
): Promise<TermsValidity[]> {
  const rows = await listEffective(db, of)
  const current = currentOf(rows, files)
  return rows.map(({ version, id: own, effectiveAt: since }) => ({
    version,
    supersededAt:
      own === current?.id
        ? null
        : (rows.find((next) => next.effectiveAt > since && next.id !== own)?.effectiveAt ?? since),
  }))
}

export const isPlanned = and(
  isNotNull(legalRevisions.version),
  isNull(effectiveAt),
  isNull(legalRevisions.withdrawnAt),
)

export const isDraft = isNull(legalRevisions.version)

/** Of a document, newest first. */
export function listRevisions(db: Database | Transaction, of: LegalDocumentId) {
  return db
    .select()
    .from(legalRevisions)
    .where(and(eq(document, of), isNull(legalRevisions.withdrawnAt)))
    .orderBy(desc(id))
}

function toEffective(row: typeof legalRevisions.$inferSelect): EffectiveVersion[] {
  const { version, day, snapshot, effectiveAt: since } = row
  // The table's check says that it has all of them.
  if (version === null || day === null || snapshot === null || since === null) return []
  return [{ ...row, version, day, snapshot, effectiveAt: since }]
}
