import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  TARGET_LANGUAGES,
  type TargetLanguage,
  type TextToTranslate,
} from '#features/messages/translation.ts'
import { readTranslationFile } from './read-translation-file.ts'
import { writeTranslationCsv } from './translation-csv.ts'
import { writeXliff } from './write-xliff.ts'

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
const given = ({ namespace, path, german, germanHash, text, isDone }: TextToTranslate) => ({
  namespace,
  path,
  german,
  germanHash,
  text,
  isDone,
})

const WRITERS = { XLIFF: writeXliff, CSV: writeTranslationCsv }

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
/** A document has the units of a namespace together. */
const byNamespace = (all: TextToTranslate[]) => {
  const order = [...new Set(all.map(({ namespace }) => namespace))]
  return order.flatMap((namespace) => all.filter((each) => each.namespace === namespace))
}

describe.each(Object.entries(WRITERS))('%s', (name, write) => {
  it('returns any text in any language unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TARGET_LANGUAGES), texts, (language: TargetLanguage, all) => {
        const read = readTranslationFile(write(language, all))
        const expected = name === 'XLIFF' ? byNamespace(all) : all
        expect(read).toEqual({ ok: true, value: { language, texts: expected.map(given) } })
      }),
    )
  })

  it('never throws for any file, also truncated or changed', () => {
    const file = write('fr', [aText(), aText({ path: 'lead' })])
    fc.assert(
      fc.property(fc.nat(file.length), fc.nat(20), fc.string(), (start, length, put) => {
        const read = readTranslationFile(file.slice(0, start) + put + file.slice(start + length))
        expect(typeof read.ok).toBe('boolean')
      }),
    )
  })
})

it('protects placeholders in XLIFF, with the same numbers in both languages', () => {
  const xml = writeXliff('fr', [aText({ german: '{n} für {price:x}', text: '{price:x} pour {n}, {n}' })])
  const ph = (id: number, name: string) => `<ph id="${id}" canDelete="no" equiv="${name}" disp="${name}"/>`
  expect(xml).toContain(`<source>${ph(1, '{n}')} für ${ph(2, '{price:x}')}</source>`)
  expect(xml).toContain(`<target>${ph(2, '{price:x}')} pour ${ph(1, '{n}')}, ${ph(3, '{n}')}</target>`)
})

it('preserves in XLIFF what XML has no character for', () => {
  const text = 'a\u0000b\ud800c\ufffe'
  expect(readOne(writeXliff('fr', [aText({ text })]))).toMatchObject({ text })
})

it('contains the languages, the page, the limits, and what there is to do', () => {
  const xml = writeXliff('it', [aText({ isDone: false, isSpecified: true })])
  expect(xml).toContain('version="2.0" srcLang="de-CH" trgLang="it-CH"')
  expect(xml).toContain('<file id="philosophy" original="philosophy" xml:space="preserve">')
  expect(xml).toContain('<unit id="meta.title" name="meta.title"')
  expect(xml).toContain('<segment state="initial">')
  expect(xml).toMatch(/<note category="page">.+\(\/philosophie\)<\/note>/)
  expect(xml).toContain('<note category="limit">Höchstens 80 Zeichen, kein Wort länger als 22, eine Zeile.')
  expect(xml).toContain('<note category="limit">Den deutschen Wortlaut legt die Spezifikation fest.</note>')
})

const unit = (inner: string, attributes = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:m="urn:oasis:names:tc:xliff:matches:2.0" version="2.1"
    srcLang="de" trgLang="fr-FR"><file id="home"><group id="g"><unit id="lead"${attributes}>${inner}</unit></group></file></xliff>`

function readOne(xml: string) {
  const read = readTranslationFile(xml)
  return read.ok ? read.value.texts[0] : read.refusal
}

it('reads the files of translation programs', () => {
  const inner = `<m:matches><m:match ref="#1"><source>nicht</source><target>das</target></m:match></m:matches>
    <notes><note>Notiz</note></notes>
    <segment state="final"><source>Ab <ph id="1" equiv="{n}"/>.</source><target><mrk id="m1" type="term">Dès</mrk> <ph id="1"/><![CDATA[ &]]></target></segment>
    <ignorable><source> </source></ignorable>
    <segment state="reviewed"><source>Ende</source><target><!-- wie? -->fin</target></segment>`
  expect(readOne(unit(inner))).toEqual({
    namespace: 'home',
    path: 'lead',
    german: 'Ab {n}. Ende',
    germanHash: null,
    text: 'Dès {n} & fin',
    isDone: true,
  })
  const half =
    '<segment><source>Eins.</source><target>Un.</target></segment><segment><source>Zwei.</source></segment>'
  expect(readOne(unit(half))).toMatchObject({ german: 'Eins.Zwei.', text: '', isDone: false })
})

const ENTITIES = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`

it.each([
  ['entities of its own', ENTITIES + unit('<segment><source>x</source><target>&b;</target></segment>')],
  ['a file of the server', ENTITIES + unit('<segment><source>x</source><target>&f;</target></segment>')],
  ['a document type alone', `<!DOCTYPE xliff>${unit('')}`],
  ['an unknown entity', unit('<segment><source>&eacute;</source></segment>')],
  ['what is not well-formed', unit('<segment>')],
  ['very many elements inside each other', unit(`<segment><target>${'<mrk>'.repeat(500_000)}`)],
  ['another kind of XML', '<html><body/></html>'],
  ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"></xliff>'],
  ['nothing', ''],
  ['a table of something else', 'name,email\r\nA,B\r\n'],
  ['far more texts than there are', `namespace,path,de,fr\r\n${'home,lead,x,y\r\n'.repeat(10_001)}`],
  ['an open quotation mark', 'namespace,path,de,fr\r\nhome,lead,"x,y\r\n'],
])('refuses %s', (_what, file) => {
  expect(readTranslationFile(file)).toEqual({ ok: false, refusal: { code: 'unreadable_file' } })
})

it.each([
  ['a language that we do not have', unit('').replace('fr-FR', 'rm')],
  ['German', unit('').replace('fr-FR', 'de-DE')],
  ['a translation from English', unit('').replace('srcLang="de"', 'srcLang="en"')],
  ['no language', unit('').replace('trgLang="fr-FR"', '')],
  ['a table without a translation', 'namespace,path,de\r\nhome,lead,x\r\n'],
  ['a table with two', 'namespace,path,de,fr,it\r\nhome,lead,x,y,z\r\n'],
])('refuses %s', (_what, file) => {
  expect(readTranslationFile(file)).toEqual({ ok: false, refusal: { code: 'other_language' } })
})

it('reports a file of another encoding', () => {
  const file = Buffer.from('namespace,path,de,fr\r\nhome,lead,x,\xe9t\xe9\r\n', 'latin1').toString('utf8')
  expect(readTranslationFile(file)).toEqual({ ok: false, refusal: { code: 'not_utf8' } })
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
