import type { PublishedPicture } from '#features/pictures/content/pictures.ts'
import type { StaffFact } from '#features/facts/fact-kind.ts'
import { listEarlierFacts, listFacts } from '#features/facts/read-facts.server.ts'
import { findLacks, type PictureTexts } from '#features/pictures/picture.schema.ts'
import type { PictureUse } from '#features/pictures/picture-refusal.ts'
import type { EditedPicture, StaffPicture } from '#features/pictures/staff-picture.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { PICTURE } from '#features/pictures/http/picture-kinds.ts'
import { readPlaces } from '#features/pictures/http/picture-uses.ts'

/** The library, what was changed last first. */
export async function listPictures(db: Database | Transaction): Promise<StaffPicture[]> {
  const usesOf = await readPlaces(db)
  const facts = await listFacts(db, PICTURE)
  return facts
    .flatMap((fact) => toStaffPicture(fact, usesOf) ?? [])
    .toSorted((a, b) => b.revision - a.revision)
}

/** One for its editor; undefined for an unknown or removed one. @param addressesOf e-mail addresses of authors by id */
export async function readPicture(
  db: Database,
  id: string,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedPicture | undefined> {
  const found = await findPicture(db, id)
  if (!found) return undefined
  const earlier = await listEarlierFacts(db, PICTURE, id, addressesOf)
  const history = earlier.flatMap(({ value, ...rest }) => (value ? [{ ...rest, texts: textsOf(value) }] : []))
  return { ...found, history }
}

/** Undefined for an unknown or removed one. */
export async function findPicture(db: Database | Transaction, id: string): Promise<StaffPicture | undefined> {
  const [fact] = await listFacts(db, PICTURE, [id])
  return fact && toStaffPicture(fact, await readPlaces(db))
}

function toStaffPicture(
  { key, published, draft, revision }: StaffFact<PublishedPicture>,
  usesOf: (id: string) => PictureUse[],
): StaffPicture | undefined {
  const newest = draft === undefined ? published : draft
  if (!newest) return undefined
  return {
    id: key,
    texts: textsOf(newest),
    file: newest.file,
    state: published ? 'published' : 'draft',
    hasDraft: draft !== undefined,
    lacks: findLacks(newest),
    uses: usesOf(key),
    revision,
  }
}

function textsOf({ focus, alt, author, right }: PublishedPicture): PictureTexts {
  return { focus, alt, author, right }
}
