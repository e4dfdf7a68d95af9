import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { EditedField, EditedPage } from '#features/messages/edited-message.ts'
import { messagePublications, messageRevisions } from '#features/messages/messages.tables.server.ts'
import { MAX_TRANSLATION_FILE_LENGTH, type TranslationReport } from '#features/messages/translation.ts'
import type { Language } from '#i18n/languages.ts'
import { withoutPlaceholder } from '#test/translation-file.ts'
import { quarterOf } from '#test/sample.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(messageRevisions)
  await scene.deps.db.delete(messagePublications)
})

const LEAD = { namespace: 'philosophy', path: 'lead' }
const WRITTEN = 'Trois valeurs, et comment elles se montrent.'

async function fieldOf({ namespace, path } = LEAD, page = 'philosophy'): Promise<EditedField> {
  const { fields } = (await scene.get(`/texts/${page}`)).body as EditedPage
  const found = fields.find((field) => field.namespace === namespace && field.path === path)
  if (!found) throw new Error('no such field')
  return found
}

const textIn = async (language: Language) => (await fieldOf()).languages[language]

async function write(language: Language, value: string) {
  const { revision: seen } = await textIn(language)
  const answer = await scene.post('/texts/philosophy/drafts', { ...LEAD, language, value, seen })
  expect(answer.status).toBe(200)
}

const save = async (query: string) => (await scene.get(`/texts.csv?${query}`)).text

async function check(text: string): Promise<TranslationReport> {
  const answer = await scene.post('/translations', { text, dryRun: true })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as TranslationReport
}

async function take(text: string, seen: number): Promise<TranslationReport> {
  const answer = await scene.post('/translations', { text, dryRun: false, seen })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as TranslationReport
}

/** The file with another French lead. */
async function translated(file: string, text = WRITTEN): Promise<string> {
  const before = (await textIn('fr')).text
  expect(file.split(before)).toHaveLength(2)
  return file.replace(before, text)
}

const rows = () => scene.deps.db.select().from(messageRevisions)

it.each(quarterOf('unchanged export', ['en', 'fr', 'it']))(
  'an export in %s imported unchanged changes nothing',
  async (language) => {
    const file = await save(`to=${language}`)
    expect(file.length).toBeLessThan(MAX_TRANSLATION_FILE_LENGTH / 2)
    const report = await check(file)
    expect(report).toMatchObject({ language, texts: [], seen: 0 })
    expect(report.unchanged).toBeGreaterThan(2000)
    expect(await take(file, 0)).toEqual(report)
    expect(await rows()).toEqual([])
  },
)

it('a translated text becomes a draft, nothing else, and once', async () => {
  const before = await textIn('fr')
  const file = await translated(await save('to=fr'))
  const report = await check(file)
  expect(report.texts).toEqual([
    {
      ...LEAD,
      state: 'changed',
      page: 'philosophy',
      before: before.text,
      after: WRITTEN,
      isSpecified: false,
    },
  ])
  expect(await rows()).toEqual([])
  expect(await take(file, report.seen)).toEqual(report)
  expect(await textIn('fr')).toMatchObject({ text: WRITTEN, published: before.published, isDraft: true })
  expect(await rows()).toHaveLength(1)
  const again = await check(file)
  expect(again.texts).toEqual([])
  await take(file, again.seen)
  expect(await rows()).toHaveLength(1)
  expect(await check(await save('to=fr'))).toMatchObject({ texts: [] })
})

it('is a download named by its language and day', async () => {
  const { headers } = await scene.get('/texts.csv?to=it')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="texte-de-it-\d{4}-\d\d-\d\d\.csv"$/)
})

it.each(['', 'to=de', 'to=rm', 'to=fr&scope=some', 'to=fr&to=it'])(
  'exports nothing for ?%s',
  async (query) => {
    expect((await scene.get(`/texts.csv?${query}`)).status).toBe(422)
  },
)

it('exports only what is outdated, and accepts the translator’s confirmation of unchanged texts', async () => {
  const none = await scene.get('/texts.csv?to=fr&scope=missing')
  expect([none.status, none.body]).toMatchObject([409, { code: 'nothing_to_translate' }])
  await write('de', 'Drei Werte, und wie sie sich zeigen.')
  const file = await save('to=fr&scope=missing')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(',initial,')
  expect(file).toContain('"Drei Werte, und wie sie sich zeigen."')
  expect(await check(file)).toMatchObject({ texts: [], unchanged: 1 })
  const done = file.replace(',initial,', ',translated,')
  const report = await check(done)
  expect(report.texts).toMatchObject([{ state: 'confirmed' }])
  await take(done, report.seen)
  expect(await textIn('fr')).toMatchObject({ isOutdated: false, isDraft: false })
  expect(await check(done)).toMatchObject({ texts: [], unchanged: 1 })
})

it('a translation made from an older German text is refused', async () => {
  const file = await translated(await save('to=fr'))
  await write('de', 'Drei Werte, und wie sie sich zeigen.')
  const { texts, seen } = await check(file)
  expect(texts).toMatchObject([{ ...LEAD, state: 'refused', problem: { code: 'german_changed' } }])
  const lost = file.replaceAll(/,translated,[\w-]+,/g, ',translated,,')
  expect((await check(lost)).texts).toMatchObject([{ problem: { code: 'german_changed' } }])
  await take(file, seen)
  expect((await textIn('fr')).isDraft).toBe(false)
})

it('a text that was changed after the check is kept', async () => {
  const file = await translated(await save('to=fr'))
  const { seen } = await check(file)
  await write('fr', 'Écrit par quelqu’un d’autre.')
  const { texts } = await take(file, seen)
  expect(texts).toMatchObject([{ state: 'refused', problem: { code: 'text_changed' } }])
  expect((await textIn('fr')).text).toBe('Écrit par quelqu’un d’autre.')
  const later = await check(file)
  expect(later.texts).toMatchObject([{ state: 'changed', before: 'Écrit par quelqu’un d’autre.' }])
  await take(file, later.seen)
  expect((await textIn('fr')).text).toBe(WRITTEN)
})

it('a lost placeholder is refused and reported, and so are invalid texts; the others are imported', async () => {
  const file = await save('to=fr')
  const { changed, path, placeholder } = withoutPlaceholder(await translated(file))
  const { texts, seen } = await check(changed)
  expect(texts).toHaveLength(2)
  expect(texts.find((each) => each.path === path)).toMatchObject({
    state: 'refused',
    after: 'Sans rien',
    problem: { code: 'placeholder_missing', placeholder },
  })
  await take(changed, seen)
  expect(await rows()).toMatchObject([{ ...LEAD, language: 'fr', value: WRITTEN, publicationId: null }])

  const problemOf = async (text: string) => (await check(await translated(file, text))).texts
  await scene.deps.db.delete(messageRevisions)
  expect(await problemOf('mot '.repeat(900))).toMatchObject([{ problem: { code: 'too_long' } }])
  expect(await problemOf(' ')).toMatchObject([{ problem: { code: 'empty' } }])
  expect(await problemOf('De {rabatt}')).toMatchObject([{ problem: { code: 'placeholder_unknown' } }])
  expect(await problemOf('x\u202ey')).toMatchObject([{ problem: { code: 'unusable_character' } }])
})

it('a text that is not editable, does not exist or occurs twice is refused', async () => {
  const row = (namespace: string, path: string) => `${namespace},${path},x,y\r\n`
  const file = `namespace,path,de,fr\r\n${row('terms', 'title')}${row('common', 'footer.openingHours')}${row('philosophy', '__proto__')}${row('constructor', 'name')}`
  const { texts, unchanged } = await check(file)
  expect(texts.map((each) => each.state === 'refused' && each.problem.code)).toEqual(
    Array<string>(4).fill('unknown_text'),
  )
  expect(unchanged).toBe(0)
  const whole = await translated(await save('to=fr'))
  const line = whole.split('\r\n').find((each) => each.includes(WRITTEN)) ?? ''
  expect((await check(`${whole}${line}\r\n`)).texts).toMatchObject([
    { state: 'changed' },
    { state: 'refused', problem: { code: 'repeated' } },
  ])
})

it.each([{ dryRun: true }, { dryRun: false, seen: 0 }])(
  'refuses what is no file of texts: %o',
  async (run) => {
    const answer = await scene.post('/translations', { text: 'Guten Tag', ...run })
    expect([answer.status, answer.body]).toEqual([422, { statusCode: 422, code: 'unreadable_file' }])
  },
)

it.each([
  ['no text', { dryRun: true }],
  ['a real run without what was seen', { text: '', dryRun: false }],
  ['too long a file', { text: 'x'.repeat(MAX_TRANSLATION_FILE_LENGTH + 1), dryRun: true }],
])('refuses %s', async (_what, body) => {
  expect((await scene.post('/translations', body)).status).toBe(422)
})

it('logs who imported how many texts', async () => {
  const file = await translated(await save('to=fr'))
  const { seen } = await check(file)
  const trail = () => scene.logOf('translations_imported')
  const before = await trail()
  await take(file, seen)
  const after = await trail()
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatchObject({ actorId: scene.userId, detail: { language: 'fr', texts: 1, refused: 0 } })
})
