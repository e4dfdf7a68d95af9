import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_PEOPLE } from '#features/company/content/people.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { newsRevisions } from '#features/news/staff/news.tables.server.ts'
import { peopleRevisions } from '#features/people/people.tables.server.ts'
import { storeObject } from '#features/storage/objects/store-object.server.ts'
import { PHOTO_ORIGINALS, PHOTOGRAPHS } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { storageObjects } from '#features/storage/database/storage.tables.server.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { openPictureStore } from './picture-files.ts'
import { readPlaces } from './picture-uses.ts'
import { sweepPictures } from './sweep-pictures.ts'

const folder = makeTemporaryFolder('sweep-pictures')
const authorId = randomUUID()
let storage: StorageDeps
let days = 0

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  storage = {
    db: test.database,
    backend: localFolder(folder.path),
    clock: () => new Date(Date.now() + days * 86_400_000),
  }
  await openPictureStore(storage)
})
afterAll(() => folder.remove())
beforeEach(async () => {
  days = 0
  for (const table of [storageObjects, factRevisions, peopleRevisions, newsRevisions, messagePublications])
    await test.database.delete(table)
})

async function store(bucket: string, key: string): Promise<void> {
  const stored = await storeObject(storage, {
    bucket,
    key,
    body: Readable.from([sampleFiles.png()]),
    contentType: 'image/png',
    cacheControl: 'no-cache',
    upsert: false,
    owner: null,
  })
  expect(stored).toMatchObject({ ok: true })
}

/** An original with its preview and renderings around two focuses. */
async function uploaded(): Promise<string> {
  const id = randomUUID()
  await store(PHOTO_ORIGINALS, id)
  for (const end of ['whole.webp', '20-30-800.webp', '60-30-3x2-960.avif'])
    await store(PHOTOGRAPHS, `${id}-${end}`)
  return id
}

async function published(): Promise<number> {
  const [row] = await test.database
    .insert(messagePublications)
    .values({ page: 'picture', language: 'de', authorId, at: storage.clock() })
    .returning({ id: messagePublications.id })
  return row?.id ?? 0
}

async function publish(key: string, value: object | null, publicationId: number | null): Promise<void> {
  await test.database
    .insert(factRevisions)
    .values({ kind: 'picture', key, value, publicationId, authorId, at: storage.clock() })
}

async function left(id: string): Promise<string[]> {
  const rows = await test.database.select({ key: storageObjects.key }).from(storageObjects)
  return rows.flatMap(({ key }) => (key.startsWith(id) ? [key.slice(id.length)] : [])).toSorted()
}

const ALL = ['', '-20-30-800.webp', '-60-30-3x2-960.avif', '-whole.webp']
const at = (x: number) => ({ focus: { x, y: 30 } })

it('keeps unused uploads for a week', async () => {
  const id = await uploaded()
  days = 6
  expect(await sweepPictures(storage)).toBe(0)
  days = 8
  expect(await sweepPictures(storage)).toBe(4)
  expect(await left(id)).toEqual([])
})

it('keeps drafts, with their original, and only the renderings of their crop', async () => {
  const id = await uploaded()
  await publish(id, at(60), null)
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toEqual(['', '-60-30-3x2-960.avif', '-whole.webp'])
})

it('keeps what a column `picture` of any table names, which is where it is used', async () => {
  const id = await uploaded()
  await test.database.execute(sql`create table rope (id uuid, name text, picture text)`)
  await test.database.execute(sql`insert into rope values (${randomUUID()}, 'Seil 30 m', ${id})`)
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toContain('')
  expect((await readPlaces(test.database))(id)).toEqual([{ kind: 'other', name: 'Seil 30 m' }])
  await test.database.execute(sql`drop table rope`)
  await sweepPictures(storage)
  expect(await left(id)).toEqual([])
})

it('keeps what an earlier, restorable version shows', async () => {
  const id = await uploaded()
  await publish(id, at(20), await published())
  await publish(id, at(60), await published())
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toEqual(ALL)
})

it('deletes a removed one after twenty more publications', async () => {
  const id = await uploaded()
  await publish(id, at(20), await published())
  await publish(id, null, await published())
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toContain('')
  for (let more = 0; more < 20; more += 1) await published()
  await sweepPictures(storage)
  expect(await left(id)).toEqual([])
})

it('keeps a portrait while the person’s newest twenty versions contain it', async () => {
  const id = await uploaded()
  const portrait = { original: id, ...at(20), alt: { de: 'a', en: 'a', fr: 'a', it: 'a' }, credit: 'x' }
  const publishPerson = async (person: object) =>
    test.database.insert(peopleRevisions).values({
      member: 'founder',
      person,
      publicationId: await published(),
      authorId,
      at: storage.clock(),
    })
  await publishPerson({ ...FIRST_PEOPLE.founder, portrait })
  for (let later = 0; later < 19; later += 1) await publishPerson(FIRST_PEOPLE.founder)
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toEqual(['', '-20-30-800.webp', '-whole.webp'])
  await publishPerson(FIRST_PEOPLE.founder)
  await sweepPictures(storage)
  expect(await left(id)).toEqual([])
})

it('keeps what a news article uses', async () => {
  const id = await uploaded()
  await test.database.insert(newsRevisions).values({
    slug: 'a',
    document: { drawing: id },
    isApproved: false,
    authorId,
    at: storage.clock(),
  })
  days = 8
  await sweepPictures(storage)
  expect(await left(id)).toEqual(['', '-whole.webp'])
})
