import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  TARGET_LANGUAGES,
  type TargetLanguage,
  type TextToTranslate,
} from '#features/messages/translation.ts'
import { readTranslationCsv, writeTranslationCsv } from './translation-csv.ts'

const aText = (more: Partial<TextToTranslate> = {}): TextToTranslate => ({
  namespace: 'philosophy',
  path: 'meta.title',
  german: 'Ab {price:aufbruch} für {n} Personen',
  germanHash: 'abcdefghijklmnop',
  text: 'Dès {price:aufbruch} pour {n} personnes',
  isDone: true,
  page: 'philosophy',
  maxLength: 80,
  maxWordLength: 22,
  isMultiline: false,
  isSpecified: false,
  ...more,
})

/** As reading gives it. */
const written = ({ namespace, path, german, germanHash, text, isDone }: TextToTranslate) => ({
  namespace,
  path,
  german,
  germanHash,
  text,
  isDone,
})

const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{n}',
        '{price:aufbruch}',
        '{a<b&"c"}',
        '\u202f',
        '\u00ad',
        '\u00a0',
        '\n',
        '\r\n',
        ' ',
        '<',
        '&amp;',
        ']]>',
        '"',
        "'",
        '=1+1',
        "'=1",
        "''-",
        ';',
        ',',
        '\u0000',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  // Says that a file is not UTF-8.
  .filter((text) => !text.includes('\ufffd'))
const key = fc.stringMatching(/^[a-zA-Z0-9]{1,8}([.-][a-zA-Z0-9]{1,8}){0,3}$/)
const texts = fc.uniqueArray(
  fc
    .record({ namespace: key, path: key, german: words, text: words, isDone: fc.boolean() })
    .map((each) => aText(each)),
  { minLength: 1, maxLength: 5, selector: ({ namespace, path }) => `${namespace} ${path}` },
)
it('returns any text in any language unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TARGET_LANGUAGES), texts, (language: TargetLanguage, all) => {
      const read = readTranslationCsv(writeTranslationCsv(language, all))
      expect(read).toEqual({ ok: true, value: { language, texts: all.map(written) } })
    }),
  )
})

it('never throws for any file, also truncated or changed', () => {
  const file = writeTranslationCsv('fr', [aText(), aText({ path: 'lead' })])
  fc.assert(
    fc.property(fc.nat(file.length), fc.nat(20), fc.string(), (start, length, put) => {
      const read = readTranslationCsv(file.slice(0, start) + put + file.slice(start + length))
      expect(typeof read.ok).toBe('boolean')
    }),
  )
})

it('says the page, the limits, and what there is to do', () => {
  const csv = writeTranslationCsv('it', [aText({ isDone: false, isSpecified: true })])
  expect(csv).toContain('(/philosophie)')
  expect(csv).toContain('Höchstens 80 Zeichen, kein Wort länger als 22, eine Zeile.')
  expect(csv).toContain('Den deutschen Wortlaut legt die Spezifikation fest.')
  expect(csv).toContain(',initial,')
})

function readOne(file: string) {
  const read = readTranslationCsv(file)
  return read.ok ? read.value.texts[0] : read.refusal
}

it.each([
  ['XML', '<xliff><file/></xliff>'],
  ['nothing', ''],
  ['a table of something else', 'name,email\r\nA,B\r\n'],
  ['far more texts than there are', `namespace,path,de,fr\r\n${'home,lead,x,y\r\n'.repeat(10_001)}`],
  ['an open quotation mark', 'namespace,path,de,fr\r\nhome,lead,"x,y\r\n'],
])('refuses %s', (_what, file) => {
  expect(readTranslationCsv(file)).toEqual({ ok: false, refusal: { code: 'unreadable_file' } })
})

it.each([
  ['a table without a translation', 'namespace,path,de\r\nhome,lead,x\r\n'],
  ['a table with two', 'namespace,path,de,fr,it\r\nhome,lead,x,y,z\r\n'],
])('refuses %s', (_what, file) => {
  expect(readTranslationCsv(file)).toEqual({ ok: false, refusal: { code: 'other_language' } })
})

it('reports a file of another encoding', () => {
  const file = Buffer.from('namespace,path,de,fr\r\nhome,lead,x,\xe9t\xe9\r\n', 'latin1').toString('utf8')
  expect(readTranslationCsv(file)).toEqual({ ok: false, refusal: { code: 'not_utf8' } })
})

it('reads a table as a Swiss spreadsheet saves it: semicolons, other columns first, empty lines', () => {
  const file = '\ufeffFR;Namespace;Path;DE;mine\r\n"Un; deux";home;lead;Eins, zwei;?\r\n\r\n'
  expect(readOne(file)).toEqual({
    namespace: 'home',
    path: 'lead',
    german: 'Eins, zwei',
    germanHash: null,
    text: 'Un; deux',
    isDone: false,
  })
})
