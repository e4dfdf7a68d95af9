import { beforeEach, describe, expect, it } from 'vitest'
import { missingFacts } from '#features/facts/content/missing-facts.ts'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import type { Missing } from '#features/facts/staff/missing.contract.ts'
import type { EditedField, EditedPage, PageSummary } from '#features/messages/edited-message.ts'
import { FIRST_FACTS } from '#features/messages/http/site-facts.ts'
import { messagePublications, messageRevisions } from '#features/messages/messages.tables.server.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

describe('texts', () => {
  beforeEach(async () => {
    await scene.deps.db.delete(messageRevisions)
    await scene.deps.db.delete(messagePublications)
  })

  const TITLE = { namespace: 'philosophy', path: 'meta.title' }

  async function pageOf(id = 'philosophy'): Promise<EditedPage> {
    return (await scene.get(`/texts/${id}`)).body as EditedPage
  }

  async function fieldOf({ namespace, path } = TITLE): Promise<EditedField> {
    const { fields } = await pageOf()
    const found = fields.find((field) => field.namespace === namespace && field.path === path)
    if (!found) throw new Error('no such field')
    return found
  }

  async function write(language: Language, value: string | null, seen?: number) {
    const before = (await fieldOf()).languages[language].revision
    return scene.post('/texts/philosophy/drafts', { ...TITLE, language, value, seen: seen ?? before })
  }

  async function publish(language: Language) {
    const { revision } = (await fieldOf()).languages[language]
    return scene.post('/texts/philosophy/publications', { language, seen: revision })
  }

  const textIn = async (language: Language) => (await fieldOf()).languages[language]

  it('shows each text with its limits, and the texts that SPEC §8 fixes', async () => {
    const { languages, isSpecified } = await fieldOf()
    expect(isSpecified).toBe(false)
    expect(languages.fr).toMatchObject({ revision: 0, isDraft: false, isOutdated: false, file: null })
    expect(languages.fr.rules.maxLength).toBeGreaterThanOrEqual(languages.fr.text.length)
    const { fields } = await pageOf('common')
    expect(fields.filter((field) => field.isSpecified).map(({ path }) => path)).toContain('cart.title')
    expect(fields.some(({ path }) => path.startsWith('survivalLevels'))).toBe(false)
  })

  it('keeps a draft hidden from visitors before it is published', async () => {
    const before = await textIn('en')
    expect((await write('en', '  What holds us  ')).status).toBe(200)
    expect(await textIn('en')).toMatchObject({ text: 'What holds us', published: before.text, isDraft: true })
    expect((await publish('en')).body).toMatchObject({ texts: 1 })
    expect(await textIn('en')).toMatchObject({
      text: 'What holds us',
      published: 'What holds us',
      isDraft: false,
    })
  })

  it('publishes one language only', async () => {
    for (const language of LANGUAGES) await write(language, `Titel ${language}`)
    await publish('de')
    expect(await textIn('de')).toMatchObject({ published: 'Titel de', isDraft: false })
    for (const language of ['en', 'fr', 'it'] as const) expect((await textIn(language)).isDraft).toBe(true)
  })

  it('lists translations that are older than the German text, until they are confirmed', async () => {
    await write('de', 'Woran wir uns halten')
    const german = (await textIn('de')).published
    expect(await textIn('fr')).toMatchObject({ isOutdated: true, isDraft: false, germanThen: german })
    const { pages } = (await scene.get('/texts')).body as { pages: PageSummary[] }
    expect(pages.find(({ id }) => id === 'philosophy')?.counts).toMatchObject({
      de: { drafts: 1, outdated: 0 },
      fr: { drafts: 0, outdated: 1 },
    })
    await write('fr', (await textIn('fr')).text)
    expect(await textIn('fr')).toMatchObject({ isOutdated: false, isDraft: false })
  })

  it('refuses to overwrite a concurrent change, and shows it', async () => {
    const seen = (await textIn('it')).revision
    await write('it', 'Scritto da altri')
    const answer = await write('it', 'Scritto da me', seen)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'text_changed',
      current: { languages: { it: { text: 'Scritto da altri' } } },
    })
    expect((await textIn('it')).text).toBe('Scritto da altri')
  })

  it('accepts one of two simultaneous drafts', async () => {
    const answers = await Promise.all(['eins', 'zwei', 'drei'].map((text) => write('de', text, 0)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('does not publish what its author has not seen', async () => {
    await write('de', 'Erster')
    const seen = (await textIn('de')).revision
    await write('de', 'Zweiter, von jemand anderem')
    const answer = await scene.post('/texts/philosophy/publications', { language: 'de', seen })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'texts_changed' }])
  })

  it.each([
    ['a text that breaks its rules', { value: 'x '.repeat(200) }, 422, 'invalid_text'],
    ['a text that is not of the page', { namespace: 'home' }, 404, 'unknown_text'],
    ['a text that does not exist', { path: 'meta.nothing' }, 404, 'unknown_text'],
    ['a language that we do not have', { language: 'rm' }, 422, 'invalid'],
    ['a text of many pages', { value: 'x'.repeat(10_000) }, 422, 'invalid'],
  ])('refuses %s', async (_what, changes, status, code) => {
    const body = { ...TITLE, language: 'de', value: 'Ein Titel', seen: 0, ...changes }
    const answer = await scene.post('/texts/philosophy/drafts', body)
    expect([answer.status, answer.body]).toMatchObject([status, { code }])
    expect(await scene.deps.db.select().from(messageRevisions)).toEqual([])
  })

  it('shows who changed what and when, and reverts it without touching later texts or drafts', async () => {
    const original = (await textIn('de')).text
    await write('de', 'Falsch')
    const wrong = (await publish('de')).body as { publication: number }
    await write('de', 'Ein Entwurf')
    const { publications } = await pageOf()
    expect(publications).toMatchObject([
      {
        id: wrong.publication,
        language: 'de',
        changes: [{ ...TITLE, before: original, after: 'Falsch' }],
      },
    ])
    expect((await scene.post(`/publications/${wrong.publication}/reversal`)).status).toBe(200)
    expect(await textIn('de')).toMatchObject({ published: original, text: 'Ein Entwurf', isDraft: true })
    const again = await scene.post(`/publications/${wrong.publication}/reversal`)
    expect([again.status, again.body]).toMatchObject([409, { code: 'nothing_to_publish' }])
    await publish('de')
    const [last] = (await pageOf()).publications
    expect(last).toMatchObject({ changes: [{ before: original, after: 'Ein Entwurf' }] })
  })

  it('drops a draft that equals the text of the file again', async () => {
    await write('de', 'Anders')
    await write('de', null)
    expect((await textIn('de')).isDraft).toBe(false)
    expect((await publish('de')).body).toMatchObject({ code: 'nothing_to_publish' })
  })

  it('offers to revert what is on the site, and not what was published again since', async () => {
    const revertible = async () => (await pageOf()).publications.map(({ isRevertible }) => isRevertible)
    await write('de', 'Erste Fassung')
    await publish('de')
    await write('de', 'Zweite Fassung')
    await publish('de')
    expect(await revertible()).toEqual([true, false])
  })
})

it('lists facts that the owner has not given, and in the reader’s language what is unconfirmed', async () => {
  const { body } = await scene.get('/missing?lng=fr')
  expect(body.facts).toEqual(missingFacts(FIRST_FACTS))
  expect(body.unconfirmed[0]).toMatchObject({
    id: UNCONFIRMED[0]?.id,
    statement: UNCONFIRMED[0]?.statement.fr,
  })
  const { missing } = (await scene.get('/overview')).body
  expect(missing).toBe(body.facts.length + body.unconfirmed.length)
})

it('a confirmed statement is no longer missing, until the confirmation is withdrawn', async () => {
  const read = async () => (await scene.get('/missing')).body as Missing
  const missing = async () => (await scene.get('/overview')).body.missing as number
  const before = await missing()
  const id = UNCONFIRMED[1]?.id ?? ''
  const confirm = (confirmed: boolean, seen: number, which = id) =>
    scene.post(`/missing/${which}/confirmation`, { confirmed, seen })
  expect((await confirm(true, 0)).status).toBe(200)
  expect((await read()).unconfirmed.map((each) => each.id)).not.toContain(id)
  expect(await missing()).toBe(before - 1)
  expect((await confirm(false, 0)).body.code).toBe('changed_meanwhile')
  const [confirmed] = (await read()).confirmed
  expect(confirmed?.id).toBe(id)
  expect((await confirm(false, confirmed?.revision ?? 0)).status).toBe(200)
  expect(await missing()).toBe(before)
  expect((await confirm(true, 0, 'nothing')).status).toBe(404)
})
