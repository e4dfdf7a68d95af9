import { expect, it } from 'vitest'
import { findTextProblem, rulesOf } from '#features/messages/field-rules.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { FILE_MESSAGES, siteMessages } from './site-messages.ts'
import { FIRST_FACTS } from './site-facts.ts'

const RAISED = { ...FIRST_FACTS, prices: { ...FIRST_PRICES, aufbruch: [215_00] as const } }

const titles = (messages: typeof FILE_MESSAGES) =>
  LANGUAGES.map((language) => messages.of(language, ['philosophy']).philosophy?.meta.title)

it('every text of the files is allowed by its own rules', () => {
  const refused = EDITABLE_PAGES.flatMap(({ namespaces }) => namespaces).flatMap((namespace) =>
    [...FILE_MESSAGES.files.textsOf(namespace).values()].flatMap(({ path, texts }) =>
      LANGUAGES.flatMap((language) => {
        const problem = findTextProblem(rulesOf(texts, language), texts[language], language)
        return problem ? [{ namespace, path, language, problem }] : []
      }),
    ),
  )
  expect(refused).toEqual([])
})

it('a published text is shown in its language only, with its facts filled in', () => {
  const messages = siteMessages(
    [{ namespace: 'philosophy', path: 'meta.title', language: 'fr', value: 'Nos valeurs' }],
    1,
    FIRST_FACTS,
  )
  const [de, en, , it] = titles(FILE_MESSAGES)
  expect(titles(messages)).toEqual([de, en, 'Nos valeurs', it])
  expect(messages.version).not.toBe(FILE_MESSAGES.version)
})

it('a published text that its field does not allow is replaced by that of the files', () => {
  const wrong = [
    { namespace: 'philosophy', path: 'meta.title', language: 'de', value: '{unbekannt}' },
    { namespace: 'philosophy', path: 'no.such.text', language: 'de', value: 'Hallo' },
    { namespace: 'no-such-page', path: 'title', language: 'de', value: 'Hallo' },
  ] as const
  expect(titles(siteMessages(wrong, 2, FIRST_FACTS))).toEqual(titles(FILE_MESSAGES))
})

it('prices are in every text that names them, in all languages, and in what the browser reads', () => {
  const raised = siteMessages([], 3, RAISED)
  for (const language of LANGUAGES) {
    const { common, 'survival-aufbruch': page } = raised.of(language, ['common', 'survival-aufbruch'])
    expect(common?.prices.aufbruch).toEqual([215_00])
    expect(page?.meta.description).toContain('215')
    expect(JSON.stringify(page)).not.toContain('CHF\u00a0200')
  }
  expect(raised.facts.prices.aufbruch).toEqual([215_00])
  expect(raised.of('de', ['philosophy'])).toEqual(FILE_MESSAGES.of('de', ['philosophy']))
})

it('a published text with a price follows it', () => {
  const text = { namespace: 'survival-aufbruch', path: 'meta.description', language: 'de' } as const
  const written = FILE_MESSAGES.files.textsOf(text.namespace).get(text.path)?.texts.de ?? ''
  expect(written).toMatch(/\{(price|francs):aufbruch\}/)
  const messages = siteMessages([{ ...text, value: `${written} ` }], 4, RAISED)
  expect(messages.of('de', ['survival-aufbruch'])['survival-aufbruch']?.meta.description).toContain('215')
})
