import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { mergeNews } from '#features/news/merge-news.server.ts'
import { publishDueNews, readPublishedNews } from './edit-news.server.ts'
import type { EditedNews, NewsDocument, StaffNewsPiece } from './news-document.ts'
import { newsRevisions } from './news.tables.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { fileNews } from '#features/news/http/news-files.ts'

const DAY_MINUTES = 24 * 60
const SLUG = 'neue-termine-im-fruehling'
const FILE = 'feuer-ohne-feuerzeug'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(newsRevisions)
  await scene.deps.db.delete(messagePublications)
})

async function read(slug = SLUG) {
  const { body } = await scene.get(`/news/${slug}`)
  return body as { today: string; piece: EditedNews }
}

async function dayIn(days: number): Promise<string> {
  const { today } = (await scene.get('/news')).body as { today: string }
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

async function written(days = 0): Promise<NewsDocument> {
  const texts = (language: string) => ({
    title: `Neue Termine (${language})`,
    lead: 'Acht Termine von März bis Juni, am Zugerberg und im Ägerital, für alle drei Stufen offen.',
    drawingAlt: 'Ein Feuer',
    nextLabel: 'Termine',
    body: '## Wann\n\nAb **März**, siehe [Kalender](/event-kalender).',
  })
  return {
    date: await dayIn(days),
    drawing: 'feuer',
    next: '/event-kalender',
    texts: { de: texts('de'), en: texts('en'), fr: texts('fr'), it: texts('it') },
  }
}

const add = () => scene.post('/news', { title: 'Neue Termine im Frühling' })

async function save(document: NewsDocument, slug = SLUG) {
  const { piece } = await read(slug)
  return scene.post(`/news/${slug}/drafts`, { document, seen: piece.revision })
}

async function press(what: 'publication' | 'withdrawal', slug = SLUG) {
  const { piece } = await read(slug)
  return scene.post(`/news/${slug}/${what}`, { seen: piece.revision })
}

const publishDue = () => publishDueNews({ ...publishing('news'), clock: scene.deps.clock, db: scene.deps.db })
const onSite = async () => mergeNews(fileNews, await readPublishedNews(scene.deps.db), {})
const titleOnSite = async (slug = SLUG) => (await onSite()).de.find((piece) => piece.slug === slug)?.title

describe('a new article', () => {
  it('gets its address from the German title, once', async () => {
    expect((await add()).body).toEqual({ slug: SLUG })
    expect((await add()).body).toMatchObject({ code: 'address_taken' })
    expect((await scene.post('/news', { title: '???' })).body).toMatchObject({ code: 'no_title' })
    expect((await read()).piece).toMatchObject({ state: 'draft', hasDraft: true })
  })

  it('refuses a null character with the name of its field, and says what is nested too deeply', async () => {
    await add()
    const document = await written()
    const changed = (body: string) => ({
      ...document,
      texts: { ...document.texts, it: { ...document.texts.it, body } },
    })
    const refused = await save(changed('a\0b'))
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'document.texts.it.body' }] } })
    expect((await save(changed('> '.repeat(3000)))).status).toBe(200)
    expect((await press('publication')).status).toBeLessThan(500)
  })

  it('is not published before each language has what a page needs, and the missing parts are listed', async () => {
    await add()
    const document = await written()
    await save({
      ...document,
      texts: { ...document.texts, it: { ...document.texts.it, body: '# Zu gross' } },
    })
    expect((await press('publication')).body).toMatchObject({
      code: 'news_incomplete',
      language: 'it',
      problem: { code: 'heading_level' },
    })
    expect((await read()).piece.problems).toEqual({ it: { code: 'heading_level', at: '# Zu gross' } })
    expect(await titleOnSite()).toBeUndefined()
  })

  it('is on the site in four languages once it is published', async () => {
    await add()
    await save(await written())
    expect((await press('publication')).body).toMatchObject({ isPlanned: false })
    const published = await onSite()
    for (const language of LANGUAGES) {
      const piece = published[language].find(({ slug }) => slug === SLUG)
      expect(piece).toMatchObject({ title: `Neue Termine (${language})`, next: { to: '/event-kalender' } })
      expect(piece?.body.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
    }
    expect((await read()).piece).toMatchObject({ state: 'published', hasDraft: false })
  })

  it('of a later day waits for its midnight, although it is edited meanwhile', async () => {
    await add()
    await save(await written(2))
    expect((await press('publication')).body).toMatchObject({ isPlanned: true })
    const later = await written(2)
    await save({ ...later, texts: { ...later.texts, de: { ...later.texts.de, title: 'Noch nicht so' } } })
    expect((await read()).piece).toMatchObject({ state: 'planned', hasDraft: true })
    expect(await publishDue()).toBe(0)
    await scene.laterSignedIn(2 * DAY_MINUTES)
    expect((await Promise.all([publishDue(), publishDue()])).toSorted()).toEqual([0, 1])
    expect(await titleOnSite()).toBe('Neue Termine (de)')
    expect((await read()).piece).toMatchObject({ state: 'published', hasDraft: true })
  })

  it('whose plan is cancelled is not published on its day', async () => {
    await add()
    await save(await written(1))
    await press('publication')
    expect((await press('withdrawal')).status).toBe(200)
    await scene.laterSignedIn(2 * DAY_MINUTES)
    expect(await publishDue()).toBe(0)
    expect((await read()).piece.state).toBe('draft')
  })

  it('planned again for another day is published on that day only', async () => {
    await add()
    await save(await written(3))
    await press('publication')
    await save(await written(1))
    await press('publication')
    await scene.laterSignedIn(4 * DAY_MINUTES)
    expect(await publishDue()).toBe(1)
    expect(await scene.deps.db.$count(messagePublications)).toBe(1)
  })
})

describe('an article from files', () => {
  it('can be read, changed, published and taken down like any other', async () => {
    const { piece } = await read(FILE)
    expect(piece).toMatchObject({ state: 'published', hasDraft: false, revision: 0, problems: {} })
    expect((await press('publication', FILE)).body).toMatchObject({ code: 'nothing_to_publish' })
    const { document } = piece
    const de = { ...document.texts.de, title: 'Feuer machen' }
    await save({ ...document, texts: { ...document.texts, de } }, FILE)
    expect(await titleOnSite(FILE)).not.toBe('Feuer machen')
    await press('publication', FILE)
    expect(await titleOnSite(FILE)).toBe('Feuer machen')
    expect((await press('withdrawal', FILE)).status).toBe(200)
    expect(await titleOnSite(FILE)).toBeUndefined()
    expect((await onSite()).de).toHaveLength(fileNews.de.length - 1)
    expect((await read(FILE)).piece).toMatchObject({ state: 'draft', document: { texts: { de } } })
    await press('publication', FILE)
    expect(await titleOnSite(FILE)).toBe('Feuer machen')
  })

  it('without a change equals its files', async () => {
    const { piece } = await read(FILE)
    await save(piece.document, FILE)
    await press('publication', FILE)
    const french = (await onSite()).fr.find(({ slug }) => slug === FILE)
    expect(french).toEqual(fileNews.fr.find(({ slug }) => slug === FILE))
  })
})

it('never overwrites a concurrent change, and keeps one draft per article', async () => {
  await add()
  const { piece } = await read()
  const document = await written()
  const answers = await Promise.all(
    [1, 2].map(() => scene.post(`/news/${SLUG}/drafts`, { document, seen: piece.revision })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (let round = 0; round < 3; round += 1) await save(document)
  expect(await scene.deps.db.$count(newsRevisions)).toBe(1)
})

it('lists all articles with their state and incomplete languages', async () => {
  await add()
  const { pieces } = (await scene.get('/news')).body as { pieces: StaffNewsPiece[] }
  expect(pieces).toHaveLength(fileNews.de.length + 1)
  expect(pieces.find(({ slug }) => slug === SLUG)).toMatchObject({
    state: 'draft',
    incomplete: [...LANGUAGES],
  })
  expect(pieces.find(({ slug }) => slug === FILE)).toMatchObject({ state: 'published', incomplete: [] })
})

it('refuses what no editor sends', async () => {
  await add()
  const document = await written()
  for (const wrong of [
    { ...document, date: '2027-02-30' },
    { ...document, drawing: '../../etc/passwd' },
    { ...document, texts: { ...document.texts, de: { ...document.texts.de, body: 'x'.repeat(20_001) } } },
    { ...document, texts: { de: document.texts.de } },
  ])
    expect((await scene.post(`/news/${SLUG}/drafts`, { document: wrong, seen: 0 })).status).toBe(422)
  expect((await scene.get('/news/gibt-es-nicht')).body).toMatchObject({ code: 'unknown_news' })
})
