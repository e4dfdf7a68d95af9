import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { EditedPage } from '#features/messages/edited-message.ts'
import { messageRevisions } from '#features/messages/messages.tables.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Translator } from '#platform/translator/translator.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

let translate: Translator['translate']
const scene = await forThisFile(
  openStaffScene({
    translator: { translate: (texts, languages) => translate(texts, languages) },
  }),
)
const without = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(messageRevisions)
  translate = (texts) => Promise.resolve(accept(texts.map((text) => `L'${text}`)))
})

const TITLE = { namespace: 'philosophy', path: 'title' }

async function frenchTitle() {
  const { fields } = (await scene.get('/texts/philosophy')).body as EditedPage
  const found = fields.find(({ namespace, path }) => namespace === TITLE.namespace && path === TITLE.path)
  if (!found) throw new Error('no such field')
  return found.languages.fr
}

async function write(language: string, value: string) {
  const { fields } = (await scene.get('/texts/philosophy')).body as EditedPage
  const field = fields.find(({ path }) => path === TITLE.path)
  const seen = field?.languages[language as 'de'].revision ?? 0
  return scene.post('/texts/philosophy/drafts', { ...TITLE, language, value, seen })
}

const suggest = (language = 'fr') => scene.post('/texts/philosophy/suggestions', { language })
const publish = () => scene.post('/texts/philosophy/publications', { language: 'fr', seen: 1e9 })

it('a suggestion stays unread, and off the site, until a person has confirmed it', async () => {
  await write('de', 'Woran wir glauben')
  expect((await suggest()).body).toEqual({ suggested: 1, refused: 0, left: 0 })
  expect(await frenchTitle()).toMatchObject({
    text: 'L’Woran wir glauben',
    isUnread: true,
    isOutdated: false,
  })
  expect((await publish()).body).toMatchObject({ code: 'nothing_to_publish' })
  await write('fr', 'L’Woran wir glauben')
  expect(await frenchTitle()).toMatchObject({ isUnread: false, isDraft: true })
  expect((await publish()).body).toMatchObject({ texts: 1 })
})

it('requests nothing that exists, nor what awaits review', async () => {
  expect((await suggest()).body).toMatchObject({ code: 'nothing_to_translate' })
  await write('de', 'Woran wir glauben')
  await suggest()
  expect((await suggest()).body).toMatchObject({ code: 'nothing_to_translate' })
})

it('refuses what violates the rules of its text, and overwriting a concurrent change', async () => {
  await write('de', 'Woran wir glauben')
  translate = () => Promise.resolve(accept(['Nos {prix}']))
  expect((await suggest()).body).toEqual({ suggested: 0, refused: 1, left: 0 })
  translate = async (texts) => {
    await write('fr', 'Écrit entre-temps')
    return accept([...texts])
  }
  expect((await suggest()).body).toMatchObject({ suggested: 0, refused: 1 })
  expect(await frenchTitle()).toMatchObject({ text: 'Écrit entre-temps', isUnread: false })
})

it('reports a failing service, and that none is configured', async () => {
  await write('de', 'Woran wir glauben')
  translate = () => Promise.resolve(refuse({ code: 'translator_failed' }))
  expect((await suggest()).body).toMatchObject({ code: 'translator_failed' })
  expect((await suggest('de')).status).toBe(422)
  const answer = await without.post('/texts/philosophy/suggestions', { language: 'fr' })
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'no_translator' }])
})
