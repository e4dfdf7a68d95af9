import type { PublishedDocument } from '#features/documents/content/documents.ts'
import type { DocumentTexts, EditedDocument, StaffDocument } from '#features/documents/staff-document.ts'
import type { StaffFact } from '#features/facts/fact-kind.ts'
import { listEarlierFacts, listFacts } from '#features/facts/read-facts.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DOCUMENT } from '#features/documents/http/document-kind.ts'

/** What was changed last first. */
export async function listDocuments(db: Database): Promise<StaffDocument[]> {
  const facts = await listFacts(db, DOCUMENT)
  return facts.flatMap((fact) => toStaffDocument(fact) ?? []).toSorted((a, b) => b.revision - a.revision)
}

/** Undefined for an unknown or removed one. */
export async function findDocument(db: Database, id: string): Promise<StaffDocument | undefined> {
  const [fact] = await listFacts(db, DOCUMENT, [id])
  return fact && toStaffDocument(fact)
}

/** One for its editor. @param addressesOf e-mail addresses of authors by id */
export async function readDocument(
  db: Database,
  id: string,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedDocument | undefined> {
  const found = await findDocument(db, id)
  if (!found) return undefined
  const earlier = await listEarlierFacts(db, DOCUMENT, id, addressesOf)
  return {
    ...found,
    history: earlier.flatMap(({ value, ...rest }) => (value ? [{ ...rest, texts: textsOf(value) }] : [])),
  }
}

function toStaffDocument({
  key,
  published,
  draft,
  revision,
}: StaffFact<PublishedDocument>): StaffDocument | undefined {
  const newest = draft === undefined ? published : draft
  if (!newest) return undefined
  const state = published ? 'published' : 'draft'
  return { id: key, texts: textsOf(newest), file: newest.file, state, revision }
}

function textsOf({ title, pages }: PublishedDocument): DocumentTexts {
  return { title, pages }
}
