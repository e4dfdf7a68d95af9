import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { readPublishedFacts } from '#features/facts/read-facts.server.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import type { PictureTexts } from '#features/pictures/picture.schema.ts'
import type { EditedPicture, StaffPicture, StaffStrip } from '#features/pictures/staff-picture.ts'
import { picturesInMemory } from '#test/pictures-in-memory.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { combineFacts } from '#features/messages/http/fact-sets.ts'

const memory = picturesInMemory()
/** Otherwise published pictures are as if their files had been made before. */
let rendersFiles = false
const store = {
  ...memory,
  has: async (file: string) => !(rendersFiles || file.endsWith('-whole.webp')) || memory.has(file),
}
const scene = await forThisFile(openStaffScene({ pictures: store }))
beforeEach(async () => {
  await scene.deps.db.delete(factRevisions)
  rendersFiles = false
  store.files.clear()
  store.originals.clear()
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446655' } })
const TEXTS: PictureTexts = {
  focus: { x: 20, y: 70 },
  alt: { de: 'Lager', en: 'Camp', fr: 'Camp', it: 'Campo' },
  author: 'Gratweg GmbH',
  right: 'own',
}

function uploaded(bytes: Buffer): string {
  const id = randomUUID()
  store.originals.set(id, bytes)
  return id
}

async function added(width = 640, height = 640): Promise<string> {
  const original = uploaded(await drawn(width, height).jpeg().toBuffer())
  expect((await scene.post('/pictures', { original })).status).toBe(200)
  return original
}

async function read(id: string): Promise<EditedPicture> {
  return ((await scene.get(`/pictures/${id}`)).body as { picture: EditedPicture }).picture
}

async function press(id: string, what: 'drafts' | 'publication', texts: PictureTexts = TEXTS) {
  const { revision } = await read(id)
  return scene.post(`/pictures/${id}/${what}`, { texts, seen: revision })
}

async function published(): Promise<string> {
  const id = await added()
  expect((await press(id, 'publication')).status).toBe(200)
  return id
}

const publishedFacts = async () => combineFacts(await readPublishedFacts(scene.deps.db))
const list = async () => ((await scene.get('/pictures')).body as { pictures: StaffPicture[] }).pictures

describe('a picture of the library', () => {
  it('starts as an unpublished draft, with its properties and what is missing', async () => {
    const id = await added(1200, 900)
    expect(await read(id)).toMatchObject({
      state: 'draft',
      file: { width: 1200, height: 900, type: 'image/jpeg', colour: '#446655' },
      lacks: ['alt.de', 'alt.en', 'alt.fr', 'alt.it', 'author'],
      uses: [],
    })
    expect((await publishedFacts()).pictures).toEqual({})
    expect([...store.files.keys()]).toEqual([`${id}-whole.webp`])
  })

  it('is not published before it is described in four languages and has an author', async () => {
    const id = await added()
    const { status, body } = await press(id, 'publication', {
      ...TEXTS,
      alt: { ...TEXTS.alt, it: ' ' },
      author: '',
    })
    expect([status, body]).toMatchObject([409, { code: 'picture_incomplete', lacks: ['alt.it', 'author'] }])
    expect((await publishedFacts()).pictures).toEqual({})
  })

  it('is rendered for each place around its focus once it is published, without the data behind it, and the site is notified', async () => {
    rendersFiles = true
    const jpeg = await drawn(1200, 900)
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '47/1 10/1 0/1' } })
      .jpeg()
      .toBuffer()
    const id = uploaded(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]))
    expect((await scene.post('/pictures', { original: id })).status).toBe(200)
    expect((await press(id, 'publication')).status).toBe(200)
    for (const file of store.files.values()) {
      expect(file.includes('<script>')).toBe(false)
      expect((await sharp(file).metadata()).exif).toBeUndefined()
    }
    const names = [...store.files.keys()].filter((name) => name !== `${id}-whole.webp`)
    expect(names).toHaveLength(20)
    expect(names.every((name) => name.startsWith(`${id}-20-70-`))).toBe(true)
    const sizes = await Promise.all(
      ['-3x2-1440.avif', '-16x9-640.webp', '-800.avif', '-1x1-400.webp', '-16x9-1280.jpeg'].map(
        async (end) => {
          const { width, height, format } = await sharp(store.files.get(`${id}-20-70${end}`)).metadata()
          return [width, height, format]
        },
      ),
    )
    expect(sizes).toEqual([
      [1440, 960, 'heif'],
      [640, 360, 'webp'],
      [800, 1000, 'heif'],
      [400, 400, 'webp'],
      [1280, 720, 'jpeg'],
    ])
    expect((await publishedFacts()).pictures[id]).toMatchObject({ focus: TEXTS.focus, alt: TEXTS.alt })
  })

  it('keeps drafts beside the published version, and restores earlier versions', async () => {
    const id = await published()
    const later = { ...TEXTS, alt: { ...TEXTS.alt, de: 'Lager am See' } }
    await press(id, 'drafts', later)
    expect((await publishedFacts()).pictures[id]?.alt.de).toBe('Lager')
    expect(await read(id)).toMatchObject({ state: 'published', hasDraft: true, texts: later })
    await press(id, 'publication', later)
    const { history, hasDraft } = await read(id)
    expect(hasDraft).toBe(false)
    expect(history.map(({ texts }) => texts.alt.de)).toEqual(['Lager am See', 'Lager'])
  })

  it('is changed by one of two simultaneous requests', async () => {
    const id = await added()
    const { revision } = await read(id)
    const answers = await Promise.all(
      [1, 2].map(() => scene.post(`/pictures/${id}/publication`, { texts: TEXTS, seen: revision })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('starts with the author and rights of the previous one', async () => {
    const first = await added()
    await press(first, 'publication', { ...TEXTS, author: 'Vorname Name', right: 'granted' })
    const { texts } = await read(await added())
    expect(texts).toMatchObject({ author: 'Vorname Name', right: 'granted', alt: { de: '' } })
  })

  it('cannot be removed while a page shows it, and lists where; then it is gone from the site', async () => {
    const id = await published()
    await scene.post('/photo-strips/home', { pictures: [id], seen: 0 })
    const { revision } = await read(id)
    expect((await scene.post(`/pictures/${id}/removal`, { seen: revision })).body).toMatchObject({
      code: 'picture_in_use',
      places: [{ kind: 'strip', name: 'home' }],
    })
    expect((await list())[0]?.uses).toEqual([{ kind: 'strip', name: 'home' }])
    const { strips } = (await scene.get('/photo-strips')).body as { strips: StaffStrip[] }
    const { revision: seen } = strips.find(({ page }) => page === 'home') ?? { revision: -1 }
    await scene.post('/photo-strips/home', { pictures: [], seen })
    expect((await scene.post(`/pictures/${id}/removal`, { seen: revision })).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await publishedFacts()).pictures).toEqual({})
    expect((await scene.get(`/pictures/${id}`)).body).toMatchObject({ code: 'unknown_picture' })
  })
})

describe('an invalid picture', () => {
  const refusal = async (bytes: Buffer) =>
    ((await scene.post('/pictures', { original: uploaded(bytes) })).body as { code: string }).code

  it('is refused by its content, with any file type', async () => {
    const jpeg = await drawn(1200, 900).jpeg().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('picture_unreadable')
    expect(await refusal(Buffer.from('<!doctype html><script>1</script>'))).toBe('picture_unreadable')
    expect(await refusal(await drawn(900, 900).gif().toBuffer())).toBe('picture_unreadable')
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('picture_unreadable')
    expect(await refusal(jpeg.subarray(0, 64))).toBe('picture_unreadable')
  })

  it('is refused when it is too small, or when its pixels would exceed the memory limit', async () => {
    expect(await refusal(await drawn(639, 900).png().toBuffer())).toBe('picture_too_small')
    // Some kilobytes that become 61 million pixels.
    const bomb = await drawn(7800, 7800).png({ compressionLevel: 1 }).toBuffer()
    expect(await refusal(bomb)).toBe('picture_unreadable')
  })

  it('or one never uploaded does not exist', async () => {
    expect((await scene.post('/pictures', { original: randomUUID() })).body).toMatchObject({
      code: 'picture_missing',
    })
    expect((await scene.post('/pictures', { original: '../../etc/passwd' })).status).toBe(422)
  })
})

describe('the row of pictures of a page', () => {
  it('has published pictures only, in their order, and is changed by one of two simultaneous requests', async () => {
    const [first, second] = [await published(), await published()]
    const draft = await added()
    expect((await scene.post('/photo-strips/home', { pictures: [draft], seen: 0 })).body).toMatchObject({
      code: 'unknown_picture',
    })
    expect((await scene.post('/photo-strips/shop', { pictures: [], seen: 0 })).status).toBe(404)
    await scene.post('/photo-strips/home', { pictures: [second, first], seen: 0 })
    expect((await publishedFacts()).photographs).toEqual({ home: [second, first] })
    expect((await scene.post('/photo-strips/home', { pictures: [first], seen: 0 })).body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })
})
