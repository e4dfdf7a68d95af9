import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { LegalDeps } from './edit-legal.server.ts'
import { legalRevisions } from './legal.tables.server.ts'
import { nameVersion } from './version-name.ts'
import { currentOf, listEffective, listRevisions, saysSame } from './versions-repository.server.ts'

/** The author of what a release changes. */
const RELEASE = '00000000-0000-0000-0000-000000000000'

/**
 * Keeps what the documents say from this start on, so that it stays readable after the next release: the files' texts, or
 * the owner's with the figures and tables of this build. Returns what is new.
 */
export function recordRelease({
  db,
  ...deps
}: LegalDeps & { db: Database }): Promise<{ document: LegalDocumentId; version: string }[]> {
  return db.transaction(async (tx) => {
    await deps.lock(tx)
    const recorded: { document: LegalDocumentId; version: string }[] = []
    for (const document of LEGAL_DOCUMENTS) {
      const version = await record(tx, deps, document)
      if (version !== undefined) recorded.push({ document, version })
    }
    return recorded
  })
}

/**
 * Keeps what the documents say when owners publish a figure of theirs, as versions of that day, in the caller's transaction.
 * Those that do not name it stay as they are.
 * @param files with the figure
 * @param day Swiss day, `YYYY-MM-DD`
 */
export async function recordFigures(tx: Transaction, deps: LegalDeps, day: string): Promise<void> {
  await deps.lock(tx)
  for (const document of LEGAL_DOCUMENTS) await record(tx, deps, document, day)
}

async function record(
  tx: Transaction,
  { clock, files, publish }: LegalDeps,
  document: LegalDocumentId,
  today?: string,
): Promise<string | undefined> {
  const effective = await listEffective(tx, document)
  // Figures that return make a new version: what held between must not look like the newest.
  const current = today === undefined ? currentOf(effective, files) : effective.at(-1)
  const taken = (await listRevisions(tx, document)).flatMap(({ version }) => version ?? [])
  const isOfFile = !current || current.isFile
  const content = isOfFile ? files.contentOf(document) : current.content
  if (current && saysSame(current, files, content)) return undefined
  const ofFiles = files.dayOf(document)
  const day = today ?? (isOfFile ? ofFiles : [ofFiles, current.day].toSorted()[1]) ?? ofFiles
  const version = nameVersion(day, taken)
  const by = { authorId: RELEASE, at: clock() }
  await tx.insert(legalRevisions).values({
    document,
    content,
    fileContent: isOfFile ? content : current.fileContent,
    version,
    day,
    isFile: isOfFile,
    snapshot: files.snapshotOf(document, content),
    publicationId: isOfFile ? null : await publish(tx, by),
    effectiveAt: by.at,
    ...by,
  })
  return version
}
