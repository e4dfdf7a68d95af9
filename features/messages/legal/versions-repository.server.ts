import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { isSameContent, type LegalContent, replaceUnknown } from './legal-text.ts'
import type { LegalFacts, LegalFiles, LegalSnapshot } from './legal-snapshot.ts'
import { legalRevisions } from './legal.tables.server.ts'

type Named = typeof legalRevisions.$inferSelect & { version: string; day: string }
export type EffectiveVersion = Named & { snapshot: LegalSnapshot; effectiveAt: Date }

const { document, effectiveAt, id, publicationId, isFile, withdrawnAt } = legalRevisions

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
  // The table's checks say that such a row has all of it.
  return rows as EffectiveVersion[]
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
    const current = currentOf(
      rows.filter((row) => row.document === each),
      files,
    )
    if (!current || (current.isFile && current.version === first[each].version))
      return [each, first[each]] as const
    const { version, day, content, snapshot } = current
    // A placeholder that the program no longer knows says what it said when the version took effect.
    const own = replaceUnknown(
      content,
      files.placeholdersOf(each),
      (name, language) => snapshot.figures[language][name] ?? '…',
    )
    return [each, { version, day, content: current.isFile ? null : own }] as const
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

export type LegalState = Awaited<ReturnType<typeof readState>>

/** Of one document, from all its rows. */
export async function readState(db: Database | Transaction, files: LegalFiles, of: LegalDocumentId) {
  const rows = await db
    .select()
    .from(legalRevisions)
    .where(and(eq(document, of), isNull(withdrawnAt)))
    .orderBy(desc(id))
  const current = currentOf(await listEffective(db, of), files)
  const fileNow = files.contentOf(of)
  const content = current?.content ?? fileNow
  const draft = rows.find(({ version }) => version === null)
  const planned = rows.find((row): row is Named => row.version !== null && row.effectiveAt === null)
  const ofOwner = draft ?? planned ?? (current?.isFile ? undefined : current)
  return {
    revision: rows[0]?.id ?? 0,
    /** What holds. */
    content,
    current,
    draft: draft && !isSameContent(draft.content, content) ? draft.content : undefined,
    planned,
    /** The files' texts as the authors of what is edited knew them. */
    fileContent: ofOwner?.fileContent ?? fileNow,
    names: rows.flatMap(({ version }) => version ?? []),
  }
}
