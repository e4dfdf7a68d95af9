import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { EditedPage, PageSummary } from '#features/messages/edited-message.ts'
import { messagePublications, messageRevisions } from '#features/messages/messages.tables.server.ts'
import type { TextQueue } from '#features/messages/text-queue.ts'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(
  openStaffScene({
    translator: { translate: (texts) => Promise.resolve(accept(texts.map((text) => `L’${text}`))) },
  }),
)
beforeEach(async () => {
  await scene.deps.db.delete(messageRevisions)
  await scene.deps.db.delete(messagePublications)
})

const LEAD = { namespace: 'philosophy', path: 'lead' }
const TEAM = { namespace: 'team', path: 'title' }

const queueOf = async (language: Language) => (await scene.get(`/text-queue/${language}`)).body as TextQueue

async function textOf({ namespace, path }: typeof LEAD, language: Language) {
  const { fields } = (await scene.get(`/texts/${namespace}`)).body as EditedPage
  const field = fields.find((each) => each.namespace === namespace && each.path === path)
  if (!field) throw new Error('no such field')
  return field.languages[language]
}

async function write(field: typeof LEAD, language: Language, value: string) {
  const { revision: seen } = await textOf(field, language)
  const answer = await scene.post(`/texts/${field.namespace}/drafts`, { ...field, language, value, seen })
  expect(answer.status).toBe(200)
}

const publish = (page: string, language: Language, seen: number) =>
  scene.post(`/texts/${page}/publications`, { language, seen })

it('is empty where every text is translated', async () => {
  expect(await queueOf('fr')).toEqual({ language: 'fr', texts: [], drafts: [] })
})

it('lists the outdated texts of all pages in their order, each until it was reviewed', async () => {
  await write(TEAM, 'de', 'Wer wir sind')
  await write(LEAD, 'de', 'Drei Werte.')
  const outdated = { reasons: ['outdated'] }
  expect((await queueOf('fr')).texts).toEqual([
    { page: 'philosophy', ...LEAD, ...outdated },
    { page: 'team', ...TEAM, ...outdated },
  ])
  await write(LEAD, 'fr', 'Trois valeurs.')
  await write(TEAM, 'fr', (await textOf(TEAM, 'fr')).text)
  expect((await queueOf('fr')).texts).toEqual([])
  expect((await queueOf('it')).texts).toHaveLength(2)
})

it('lists unread suggestions, which are no drafts to publish before review; the board counts them', async () => {
  await write(LEAD, 'de', 'Drei Werte.')
  await scene.post('/texts/philosophy/suggestions', { language: 'fr' })
  const { texts, drafts } = await queueOf('fr')
  expect(texts).toEqual([{ page: 'philosophy', ...LEAD, reasons: ['unread'] }])
  expect(drafts).toEqual([])
  const { pages } = (await scene.get('/texts')).body as { pages: PageSummary[] }
  expect(pages.find(({ id }) => id === 'philosophy')?.counts.fr).toMatchObject({ unread: 1, outdated: 0 })
  await write(LEAD, 'fr', (await textOf(LEAD, 'fr')).text)
  expect(await queueOf('fr')).toMatchObject({ texts: [], drafts: [{ id: 'philosophy' }] })
})

it('lists what is missing in an added item', async () => {
  const { lists } = (await scene.get('/texts/philosophy')).body as EditedPage
  const list = lists[0]
  if (!list) throw new Error('no list')
  const { namespace, path, revision: seen } = list
  const added = await scene.post('/texts/philosophy/lists', {
    namespace,
    path,
    change: { kind: 'add', after: null },
    seen,
  })
  expect(added.status).toBe(200)
  const { texts } = await queueOf('it')
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).toMatchObject({ page: 'philosophy', reasons: ['missing'] })
})

it('lists page by page what will be published, and each page refuses later drafts', async () => {
  const before = (await textOf(LEAD, 'fr')).text
  await write(LEAD, 'fr', 'Trois valeurs.')
  await write(TEAM, 'fr', 'Qui nous sommes')
  const { drafts } = await queueOf('fr')
  expect(drafts).toMatchObject([
    { id: 'philosophy', path: '/philosophie', texts: [{ ...LEAD, before, after: 'Trois valeurs.' }] },
    { id: 'team', texts: [{ ...TEAM, after: 'Qui nous sommes' }] },
  ])
  await write(LEAD, 'fr', 'Quatre valeurs.')
  const [philosophy, team] = drafts
  expect((await publish('philosophy', 'fr', philosophy?.seen ?? 0)).body).toMatchObject({
    code: 'texts_changed',
  })
  expect((await publish('team', 'fr', team?.seen ?? 0)).body).toMatchObject({ texts: 1 })
  expect((await queueOf('fr')).drafts.map(({ id }) => id)).toEqual(['philosophy'])
  expect(await textOf(LEAD, 'fr')).toMatchObject({ published: before })
})

it('refuses a language that the site does not have', async () => {
  expect(await scene.get('/text-queue/es')).toMatchObject({ status: 404, body: { code: 'unknown_text' } })
})

it('lists titles of dates that a language lacks, unless the name of the service replaces them', async () => {
  const german = scene.input(30, { title: { de: 'Vollmond', fr: 'Pleine lune' } })
  for (const input of [german, { ...german, starts: german.starts.replace('T09', 'T10') }])
    expect((await scene.post('/events', input)).status).toBe(201)
  await scene.post('/events', scene.input(31, { title: { de: 'Aufbruch' } }))
  await scene.post('/events', scene.input(32, { title: { de: 'Intern' }, public: false }))
  const { untranslated } = (await scene.get('/texts')).body
  expect(untranslated).toEqual([
    { kind: 'event', id: expect.any(String), name: 'Vollmond', languages: ['en', 'it'] },
  ])
})
