import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import {
  type PublishRequest,
  publishDrafts,
  revertPublication,
  saveDraft,
} from '#features/messages/edit-messages.server.ts'
import type { EditedPage } from '#features/messages/edited-message.ts'
import { changeList } from '#features/messages/lists/change-list.server.ts'
import type { ListChange } from '#features/messages/lists/list-order.ts'
import { listEditablePages, readEditablePage } from '#features/messages/read-editable-pages.server.ts'
import { messageListRevisions, messageRevisions } from '#features/messages/messages.tables.server.ts'
import { listTranslations } from '#features/messages/translations.server.ts'
import { pageQuestions } from '#features/questions/questions.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type MessageSource, openMessages } from './open-messages.ts'
import { FILE_MESSAGES, filesVersion, type SiteMessages } from './site-messages.ts'

const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'
const PAGE = 'project-management'
const LIST = { page: PAGE, namespace: 'project-questions', path: 'items' }

let messages: MessageSource
let close: () => Promise<void>
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  const notifications = await openNotifications({ connectionString: test.connectionString, name: 'lists' })
  messages = await openMessages(test.database, notifications, (error) => {
    throw error
  })
  close = () => notifications.close()
})
afterAll(() => close())
beforeEach(async () => {
  await test.database.delete(messageListRevisions)
  await test.database.delete(messageRevisions)
})

const deps = () => ({ db: test.database, clock: () => new Date(), files: FILE_MESSAGES.files })

async function pageOf(): Promise<EditedPage> {
  const page = await readEditablePage(deps(), PAGE, () => Promise.resolve(new Map()))
  if (!page) throw new Error('no such page')
  return page
}

async function listOf() {
  const found = (await pageOf()).lists.find(({ namespace }) => namespace === LIST.namespace)
  if (!found) throw new Error('no such list')
  return found
}

async function change(input: ListChange): Promise<string> {
  const { revision } = await listOf()
  const done = await changeList(deps(), { ...LIST, change: input, seen: revision }, AUTHOR)
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value.key ?? ''
}

async function write(key: string, language: Language, question: string, answer = 'Ja.') {
  for (const [leaf, value] of [
    ['question', question],
    ['answer', answer],
  ] as const) {
    const draft = { ...LIST, path: `items.${key}.${leaf}`, language, value, seen: 0 }
    expect(await saveDraft(deps(), draft, AUTHOR)).toMatchObject({ ok: true })
  }
}

async function publish(language: Language, input: Partial<PublishRequest> = {}) {
  const all = { page: PAGE, language, seen: 1e9, seenLists: 1e9, ...input }
  const done = await test.database.transaction((tx) => publishDrafts(tx, deps(), all, AUTHOR))
  await messages.reload()
  return done
}

const displayed = (language: Language) => questionsIn(messages.current(), language)
const inFiles = (language: Language) => questionsIn(FILE_MESSAGES, language)

function questionsIn(site: SiteMessages, language: Language): string[] {
  const bundle = site.of(language, ['project-questions'])['project-questions']
  return bundle ? pageQuestions(bundle).map(({ question }) => question) : []
}

it('a question is added, and shown on the site in the languages that have it, never filled from another', async () => {
  const before = inFiles('fr')
  const key = await change({ kind: 'add', after: 'kosten' })
  expect(key).toBe('n1')
  await write(key, 'de', 'Kommt der Hund mit?')
  expect(displayed('de')).not.toContain('Kommt der Hund mit?')
  expect(await publish('de')).toMatchObject({ ok: true, value: { texts: 2, lists: 1 } })
  expect(displayed('de')[1]).toBe('Kommt der Hund mit?')
  expect(displayed('fr')).toEqual(before)

  const { fields } = await pageOf()
  const added = fields.filter(({ path }) => path.startsWith('items.n1.'))
  expect(added.map(({ languages }) => languages.fr.isMissing)).toEqual([true, true])
  const summary = (await listEditablePages(deps())).find(({ id }) => id === PAGE)
  expect(summary?.counts).toMatchObject({ de: { missing: 0 }, fr: { missing: 2, outdated: 0 } })
  const wanted = await listTranslations(deps(), 'it', 'missing')
  expect(wanted.map(({ path }) => path)).toEqual(['items.n1.question', 'items.n1.answer'])

  await write(key, 'fr', 'Le chien peut-il venir ?')
  await publish('fr')
  expect(displayed('fr')[1]).toBe('Le chien peut-il venir ?')
})

it('a removed item is restored with its texts, and the order is the same in all languages', async () => {
  const before = inFiles('de')
  await change({ kind: 'remove', key: 'kosten' })
  await change({ kind: 'move', key: 'ende', to: 0 })
  await publish('de')
  for (const language of LANGUAGES) expect(displayed(language)).toHaveLength(before.length - 1)
  expect(displayed('de')[0]).toBe(before.at(-1))
  const { removed } = await listOf()
  expect(removed).toMatchObject([{ key: 'kosten', texts: { de: before[0] } }])
  await change({ kind: 'restore', key: 'kosten' })
  await publish('fr')
  expect(displayed('de')[0]).toBe(before[0])
})

it('a publication is reverted with its lists, and earlier versions keep theirs', async () => {
  const before = inFiles('de')
  await change({ kind: 'remove', key: 'ablauf' })
  const done = await publish('de')
  if (!done.ok) throw new Error(done.refusal.code)
  const version = `${filesVersion}-${done.value.publication}`
  const [last] = (await pageOf()).publications
  expect(last?.lists).toMatchObject([{ before, after: before.toSpliced(1, 1) }])
  expect(last?.isRevertible).toBe(true)
  await test.database.transaction((tx) => revertPublication(tx, deps(), done.value.publication, AUTHOR))
  await messages.reload()
  expect(displayed('de')).toEqual(before)
  const earlier = (await messages.at(version))?.of('de', ['project-questions'])['project-questions']
  expect(earlier && Object.keys(earlier.items)).toHaveLength(before.length - 1)
})

it('refuses invalid changes, and overwriting a concurrent one', async () => {
  const input = (change: ListChange, seen = 0) => changeList(deps(), { ...LIST, change, seen }, AUTHOR)
  expect(await input({ kind: 'remove', key: 'kosten' })).toMatchObject({ ok: true })
  expect(await input({ kind: 'remove', key: 'ablauf' })).toMatchObject({ refusal: { code: 'texts_changed' } })
  const fixed = { ...LIST, path: 'own', change: { kind: 'keep' }, seen: 0 } as const
  expect(await changeList(deps(), fixed, AUTHOR)).toMatchObject({ refusal: { code: 'unknown_text' } })
  const other = { ...LIST, page: 'philosophy', change: { kind: 'keep' }, seen: 0 } as const
  expect(await changeList(deps(), other, AUTHOR)).toMatchObject({ refusal: { code: 'unknown_text' } })
  expect(await publish('de', { seenLists: 0 })).toMatchObject({ refusal: { code: 'texts_changed' } })
  expect(await publish('de', { seenLists: undefined })).toMatchObject({
    refusal: { code: 'nothing_to_publish' },
  })
})

it('gives each added item a key of its own, also across the lists of a page', async () => {
  const questions = { page: 'survival-training', namespace: 'course-questions' }
  const add = (path: string) =>
    changeList(deps(), { ...questions, path, change: { kind: 'add', after: null }, seen: 0 }, AUTHOR)
  expect(await add('shared.items')).toMatchObject({ value: { key: 'n1' } })
  expect(await add('own.aufbruch.items')).toMatchObject({ value: { key: 'n2' } })
})

it('a time of the programme is entered once for all languages, and is a time', async () => {
  const day = { page: 'survival-aufbruch', namespace: 'survival-aufbruch', path: 'programme.days.0.items' }
  await changeList(deps(), { ...day, change: { kind: 'add', after: '2' }, seen: 0 }, AUTHOR)
  const draft = { ...day, path: `${day.path}.n1.time`, language: 'de', seen: 0 } as const
  expect(await saveDraft(deps(), { ...draft, value: 'elf' }, AUTHOR)).toMatchObject({
    refusal: { problem: { code: 'no_time' } },
  })
  const saved = await saveDraft(deps(), { ...draft, value: '11:30' }, AUTHOR)
  expect(saved).toMatchObject({ value: { languages: { it: { text: '11:30', isOutdated: false } } } })
})
