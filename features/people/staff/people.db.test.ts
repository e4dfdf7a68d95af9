import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_PEOPLE, type Person, type PersonId } from '#features/company/content/people.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { readPublishedPeople } from '#features/people/people.server.ts'
import { peopleRevisions } from '#features/people/people.tables.server.ts'
import type { StaffPerson } from '#features/people/staff-person.ts'
import { renderPicture } from '#features/pictures/render-picture.server.ts'
import { picturesInMemory } from '#test/pictures-in-memory.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const ORIGINAL = 'd3b07384-d9a0-4c9b-8f43-3d1c5e0a7a11'
const PORTRAIT = {
  original: ORIGINAL,
  focus: { x: 50, y: 30 },
  alt: { de: 'Bild', en: 'Picture', fr: 'Photo', it: 'Foto' },
  credit: 'Gratweg',
}

const pictures = picturesInMemory()
const scene = await forThisFile(openStaffScene({ pictures }))
beforeEach(async () => {
  await scene.deps.db.delete(peopleRevisions)
  await scene.deps.db.delete(messagePublications)
})

async function founder(): Promise<StaffPerson> {
  const { people } = (await scene.get('/people')).body as { people: StaffPerson[] }
  const found = people.find(({ id }) => id === 'founder')
  if (!found) throw new Error('no founder')
  return found
}

async function publish(
  person: Partial<Person>,
  { seen, id = 'founder' }: { seen?: number; id?: string } = {},
) {
  const { revision } = await founder()
  return scene.post(`/people/${id}`, {
    person: { ...FIRST_PEOPLE.founder, ...person },
    seen: seen ?? revision,
  })
}

const onSite = async () => (await readPublishedPeople(scene.deps.db)).founder

describe('a person of the team page', () => {
  it('is shown with its texts, in the languages in which they are written', async () => {
    const role = { de: 'Leitung', fr: 'Direction', it: ' ' }
    expect((await publish({ name: '  Vorname Name ', role, since: 2009 })).status).toBe(200)
    expect(await onSite()).toMatchObject({
      name: 'Vorname Name',
      role: { de: 'Leitung', fr: 'Direction' },
      since: 2009,
    })
    expect(await onSite()).not.toHaveProperty('role.it')
  })

  it('keeps earlier versions, so that they can be restored', async () => {
    await publish({ since: 2009 })
    await publish({ since: 2011 })
    const { history, revision, person } = await founder()
    expect(history.map((each) => each.person.since)).toEqual([2011, 2009])
    expect(history[0]).toMatchObject({ revision, person })
  })

  it('is changed by one of two simultaneous requests', async () => {
    const answers = await Promise.all([
      publish({ since: 2009 }, { seen: 0 }),
      publish({ since: 2010 }, { seen: 0 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await publish({ since: 2012 }, { seen: 0 })).body).toMatchObject({ code: 'changed_meanwhile' })
    expect(await scene.deps.db.$count(messagePublications)).toBe(1)
  })

  it('is refused with the name of the invalid field', async () => {
    const wrong: [Partial<Person>, string][] = [
      [{ name: '' }, 'person.name'],
      [{ since: 1890 }, 'person.since'],
      [{ profileUrl: 'javascript:alert(1)' }, 'person.profileUrl'],
      [{ profileUrl: 'http://example.ch' }, 'person.profileUrl'],
      [{ biography: { de: 'x'.repeat(601) } }, 'person.biography.de'],
      [
        { qualifications: [{ name: { fr: 'Master' }, body: 'ETH', year: 2010 }] },
        'person.qualifications.0.name',
      ],
      [{ portrait: { ...PORTRAIT, alt: { ...PORTRAIT.alt, it: '' } } }, 'person.portrait.alt.it'],
      [{ portrait: { ...PORTRAIT, focus: { x: 101, y: 0 } } }, 'person.portrait.focus.x'],
    ]
    for (const [person, field] of wrong) {
      const { status, body } = await publish(person)
      expect(status, field).toBe(422)
      expect((body as { fields: { field: string }[] }).fields.map((each) => each.field)).toContain(field)
    }
    expect((await publish({}, { id: 'somebody' })).body).toMatchObject({ code: 'unknown_person' })
    expect(await onSite()).toEqual(FIRST_PEOPLE.founder)
  })

  it('is not shown with a portrait whose picture was not uploaded', async () => {
    expect((await publish({ portrait: PORTRAIT })).body).toMatchObject({ code: 'picture_missing' })
  })
})

describe('a third person', () => {
  const add = (person: Partial<Person>) =>
    scene.post('/people', { person: { ...FIRST_PEOPLE.founder, ...person } })
  const further = async () => (await readPublishedPeople(scene.deps.db)).further
  const listed = async () =>
    (await scene.get('/people')).body as { people: StaffPerson[]; orderRevision: number }
  const idOf = (answer: { body: unknown }) => (answer.body as { id: string }).id

  it('is listed after the two, with a name, and is changed like them', async () => {
    expect((await add({})).body).toMatchObject({ code: 'name_needed' })
    const added = await add({ name: 'Dritte Person' })
    expect(added.status).toBe(200)
    const id = idOf(added)
    expect((await further()).map(({ name }) => name)).toEqual(['Dritte Person'])
    const { revision } = added.body as { revision: number }
    expect((await publish({ name: 'Anderer Name' }, { id, seen: revision })).status).toBe(200)
    expect((await further()).map(({ name }) => name)).toEqual(['Anderer Name'])
    expect((await publish({ name: null }, { id, seen: revision + 1 })).status).toBe(422)
    expect((await publish({ name: 'X' }, { id: 'p-000000000000', seen: 0 })).body).toMatchObject({
      code: 'unknown_person',
    })
  })

  it('keeps the given order, once for each editor who saw it', async () => {
    const ids = [idOf(await add({ name: 'A' })), idOf(await add({ name: 'B' }))]
    const { orderRevision: seen } = await listed()
    expect((await scene.post('/people-order', { order: ids.toReversed(), seen })).status).toBe(200)
    expect((await listed()).people.map(({ person }) => person.name)).toEqual([null, null, 'B', 'A'])
    expect((await scene.post('/people-order', { order: ids, seen })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  it('is deleted completely: earlier versions, the original, its renderings', async () => {
    const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#446655' } })
      .jpeg()
      .toBuffer()
    const other = 'a1b07384-d9a0-4c9b-8f43-3d1c5e0a7a22'
    pictures.originals.set(ORIGINAL, bytes).set(other, bytes)
    await publish({ portrait: { ...PORTRAIT, original: other } })
    const added = await add({ name: 'Dritte Person', portrait: PORTRAIT })
    const id = idOf(added)
    const { revision } = added.body as { revision: number }
    await publish({ name: 'Dritte Person', portrait: null }, { id, seen: revision })
    const remove = (seen: number) => scene.post(`/people/${id}/removal`, { seen })
    expect((await remove(revision)).body).toMatchObject({ code: 'changed_meanwhile' })
    expect([...pictures.files.keys()].some((file) => file.startsWith(ORIGINAL))).toBe(true)
    expect((await remove(revision + 1)).status).toBe(200)
    expect(await further()).toEqual([])
    expect(await scene.deps.db.$count(peopleRevisions, eq(peopleRevisions.member, id as PersonId))).toBe(0)
    expect([...pictures.originals.keys()]).toEqual([other])
    expect([...pictures.files.keys()].every((file) => file.startsWith(other))).toBe(true)
  })

  it('leaves a placeholder without a name when it was one of the two', async () => {
    await publish({ name: 'Vorname Name', since: 2009 })
    const { revision } = await founder()
    expect((await scene.post('/people/founder/removal', { seen: revision })).status).toBe(200)
    expect(await onSite()).toEqual(FIRST_PEOPLE.founder)
    expect((await founder()).history).toEqual([])
  })
})

describe('a portrait', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#446655' } })

  it('is rendered upright in two sizes and formats, 4:5, without camera metadata', async () => {
    // Stored lying on its side: 1500 × 2000 as one sees it.
    const noted = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '47/1 10/1 0/1' } }
    const bytes = await picture(2000, 1500).jpeg().withExif(noted).withMetadata({ orientation: 6 }).toBuffer()
    const store = picturesInMemory(new Map([[ORIGINAL, bytes]]))
    expect(await renderPicture(store, PORTRAIT, ['4:5'])).toEqual({ ok: true, value: null })
    expect([...store.files.keys()]).toEqual([
      `${ORIGINAL}-50-30-400.avif`,
      `${ORIGINAL}-50-30-400.webp`,
      `${ORIGINAL}-50-30-800.avif`,
      `${ORIGINAL}-50-30-800.webp`,
    ])
    for (const [name, file] of store.files) {
      const { width, height, exif, orientation } = await sharp(file).metadata()
      expect([width, height]).toEqual(name.includes('-400.') ? [400, 500] : [800, 1000])
      expect([exif, orientation]).toEqual([undefined, undefined])
    }
  })

  it('shows the part around its focus, in the orientation of the picture', async () => {
    // The right half of what one sees is white, and lies at the top of what is stored.
    const white = await picture(2000, 1000).png().negate().toBuffer()
    const halves = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: 'black' } })
      .composite([{ input: white, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const brightness = async (x: number) => {
      const store = picturesInMemory(new Map([[ORIGINAL, halves]]))
      await renderPicture(store, { ...PORTRAIT, focus: { x, y: 50 } }, ['4:5'])
      const { channels } = await sharp(store.files.get(`${ORIGINAL}-${x}-50-400.webp`)).stats()
      return channels[0]?.mean ?? 0
    }
    expect(await brightness(100)).toBeGreaterThan((await brightness(0)) + 30)
  })

  it('is refused when it is no picture, or too small for a phone', async () => {
    const small = await picture(390, 2000).png().toBuffer()
    const refused = async (bytes: Buffer) => {
      const rendered = await renderPicture(picturesInMemory(new Map([[ORIGINAL, bytes]])), PORTRAIT, ['4:5'])
      return rendered.ok ? 'accepted' : rendered.refusal.code
    }
    expect(await refused(small)).toBe('picture_too_small')
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('picture_unreadable')
    expect(await refused((await picture(900, 1200).png().toBuffer()).subarray(0, 500))).toBe(
      'picture_unreadable',
    )
  })
})
