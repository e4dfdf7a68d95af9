import { and, asc, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { legalContentSchema } from './legal-content.schema.ts'
import { type LegalContent, mapTexts } from './legal-content.ts'
import { placeholdersIn } from './legal-rules.ts'
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
  print: string
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
    rows.findLast((row) => row.isFile && row.print === filePrint(row.document, files))
  )
}

function factOf(rows: readonly EffectiveVersion[], files: LegalFiles, first: LegalFact): LegalFact {
  const current = currentOf(rows, files)
  if (!current) return first
  const { version, day, isFile: isOfFile } = current
  if (!isOfFile) return { version, day, content: readable(current, files) }
  return version === first.version ? first : { version, day, content: null }
}

export function filePrint(of: LegalDocumentId, files: LegalFiles): string {
  const content = files.contentOf(of)
  return files.printOf(content, files.snapshotOf(of, content))
}

/** A placeholder that the program no longer knows says what it said when the version took effect. */
function readable({ content, document: of, snapshot }: EffectiveVersion, files: LegalFiles): LegalContent {
  const known = files.placeholdersOf(of)
  return mapTexts(content, (text, language) =>
    placeholdersIn(text)
      .filter((placeholder) => !known.includes(placeholder))
      .reduce(
        (filled, placeholder) =>
          filled.replaceAll(placeholder, snapshot.figures[language][placeholder.slice(1, -1)] ?? '…'),
        text,
      ),
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

/** A later release may read other contents; a row that it cannot read is not there. */
export function contentOf(stored: unknown): LegalContent | undefined {
  const parsed = legalContentSchema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

function toEffective(row: typeof legalRevisions.$inferSelect): EffectiveVersion[] {
  const content = contentOf(row.content)
  const { version, day, snapshot, print, effectiveAt: since } = row
  if (!content || version === null || day === null || print === null || since === null) return []
  return [
    {
      id: row.id,
      document: row.document,
      version,
      day,
      content,
      fileContent: contentOf(row.fileContent) ?? content,
      isFile: row.isFile,
      snapshot: snapshot as LegalSnapshot,
      print,
      effectiveAt: since,
      authorId: row.authorId,
    },
  ]
}
