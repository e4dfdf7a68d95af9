import type { PublishedPicture } from '#features/pictures/content/pictures.ts'
import { listEarlierFacts, listNewestFacts } from '#features/facts/read-facts.server.ts'
import { findLacks, type PictureTexts } from '#features/pictures/picture.schema.ts'
import type { EditedPicture, StaffPicture } from '#features/pictures/staff-picture.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { PICTURE } from '#features/pictures/http/picture-kinds.ts'
import { readPlaces } from '#features/pictures/http/picture-uses.ts'

/** The library, what was changed last first. @param ids of those alone */
export async function listPictures(db: Database | Transaction, ids?: string[]): Promise<StaffPicture[]> {
  const usesOf = await readPlaces(db)
  const facts = await listNewestFacts(db, PICTURE, ids)
  return facts.map(({ value, ...fact }) => ({
    ...fact,
    texts: textsOf(value),
    file: value.file,
    lacks: findLacks(value),
    uses: usesOf(fact.id),
  }))
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
  return (await listPictures(db, [id]))[0]
}

function textsOf({ focus, alt, author, right }: PublishedPicture): PictureTexts {
  return { focus, alt, author, right }
}
