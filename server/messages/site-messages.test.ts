import { expect, it } from 'vitest'
import { findTextProblem, rulesOf } from '#features/messages/field-rules.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { EDITABLE_PAGES } from '#content/editable-pages.ts'
import { FILE_MESSAGES, MESSAGE_FILES, siteMessages } from './site-messages.ts'

const titles = (messages: typeof FILE_MESSAGES) =>
  LANGUAGES.map((language) => messages.of(language, ['philosophy']).philosophy?.meta.title)

it('every text of the files is allowed by its own rules', () => {
  const refused = EDITABLE_PAGES.flatMap(({ namespaces }) => namespaces).flatMap((namespace) =>
    [...MESSAGE_FILES.textsOf(namespace).values()].flatMap(({ path, texts }) =>
      LANGUAGES.flatMap((language) => {
        const problem = findTextProblem(rulesOf(texts, language), texts[language], language)
        return problem ? [{ namespace, path, language, problem }] : []
      }),
    ),
  )
  expect(refused).toEqual([])
})

it('a published text stands in its language alone, with its facts filled in', () => {
  const messages = siteMessages(
    [{ namespace: 'philosophy', path: 'meta.title', language: 'fr', value: 'Nos valeurs' }],
    1,
  )
  const [de, en, , it] = titles(FILE_MESSAGES)
  expect(titles(messages)).toEqual([de, en, 'Nos valeurs', it])
  expect(messages.version).not.toBe(FILE_MESSAGES.version)
})

it('a published text that its field does not allow gives way to that of the files', () => {
  const wrong = [
    { namespace: 'philosophy', path: 'meta.title', language: 'de', value: '{unbekannt}' },
    { namespace: 'philosophy', path: 'no.such.text', language: 'de', value: 'Hallo' },
    { namespace: 'no-such-page', path: 'title', language: 'de', value: 'Hallo' },
  ] as const
  expect(titles(siteMessages(wrong, 2))).toEqual(titles(FILE_MESSAGES))
})
