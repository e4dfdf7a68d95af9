import type { DocumentTexts, EditedDocument, StaffDocument } from '#features/documents/staff-document.ts'
import { listEarlierFacts, listNewestFacts } from '#features/facts/read-facts.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DOCUMENT } from '#features/documents/http/document-kind.ts'

/** What was changed last first. @param ids of those alone */
export async function listDocuments(db: Database, ids?: string[]): Promise<StaffDocument[]> {
  const facts = await listNewestFacts(db, DOCUMENT, ids)
  return facts.map(({ id, value, state, revision }) => ({
    id,
    texts: textsOf(value),
    file: value.file,
    state,
    revision,
  }))
}

/** Undefined for an unknown or removed one. */
export async function findDocument(db: Database, id: string): Promise<StaffDocument | undefined> {
  return (await listDocuments(db, [id]))[0]
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

function textsOf({ title, pages }: DocumentTexts): DocumentTexts {
  return { title, pages }
}
