import { describe, expect, it } from 'vitest'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { FIXED_SECTIONS } from '#features/messages/content/legal-documents.ts'
import { LEGAL_LIMITS, type LegalContent, linesOf, readLegal } from '#features/messages/legal/legal-text.ts'
import { findLegalProblems, listBehind, listLost } from '#features/messages/legal/legal-rules.ts'
import { changeLine, withoutSection } from '#test/legal/change-line.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { legalFiles } from './legal-files.ts'

const files = Object.values(
  import.meta.glob<object>('/{content,features/*,i18n}/texts/*.ts', { eager: true, import: 'default' }),
)

function problemsOf(document: LegalDocumentId, content: LegalContent) {
  const published = legalFiles.contentOf(document)
  return findLegalProblems(content, { document, published, files: legalFiles })
}

const terms = legalFiles.contentOf('terms')
const codesAfter = (key: string, texts: Parameters<typeof changeLine>[2]) =>
  problemsOf('terms', changeLine(terms, key, texts)).map(({ problem }) => problem.code)

describe.each(LEGAL_DOCUMENTS)('%s', (document) => {
  const content = legalFiles.contentOf(document)

  it('could be published as it is in the files', () => {
    expect(problemsOf(document, content)).toEqual([])
    for (const language of LANGUAGES) expect(content[language].length).toBeLessThan(LEGAL_LIMITS.body / 2)
  })
})

it('keeps every section that another page or a mail links to', () => {
  const paths: Record<string, LegalDocumentId> = {
    agb: 'terms',
    datenschutz: 'privacy',
    impressum: 'imprint',
  }
  const linked = [...JSON.stringify(files).matchAll(/\(\/(agb|datenschutz|impressum)#([\w-]+)\)/g)]
  expect(linked.length).toBeGreaterThan(4)
  for (const [, path = '', anchor = ''] of linked)
    expect(FIXED_SECTIONS[paths[path] ?? 'terms'], `${path}#${anchor}`).toContain(anchor)
})

describe('a changed line', () => {
  it('is valid in four languages with its placeholders', () => {
    const key = 'durchfuehrung.paragraphs.1'
    expect(
      codesAfter(key, {
        de: 'Wir entscheiden {decisionDays} Tage vorher.',
        en: 'We decide {decisionDays} days before.',
        fr: 'Nous décidons {decisionDays} jours avant.',
        it: 'Decidiamo {decisionDays} giorni prima.',
      }),
    ).toEqual([])
  })

  it('cannot lose, break or add a figure', () => {
    const key = 'durchfuehrung.paragraphs.1'
    expect(codesAfter(key, { de: 'Wir entscheiden 7 Tage vorher.' })).toContain('placeholder_missing')
    expect(codesAfter(key, { it: 'Decidiamo presto.' })).toContain('placeholder_missing')
    expect(codesAfter(key, { de: 'Wir {decisionDays} {morgen}.' })).toContain('placeholder_unknown')
    expect(codesAfter('wetter.paragraphs.2', { de: 'Eine {halbe Klammer.' })).toContain('brace')
  })

  it('links to an existing page, the same in every language', () => {
    const key = 'wetter.paragraphs.2'
    const everywhere = (text: string) => ({ de: text, en: text, fr: text, it: text })
    expect(codesAfter(key, everywhere('Siehe [Absage](#absage) und [Shop](/shop).'))).toEqual([])
    expect(codesAfter(key, everywhere('Siehe [Post](https://www.post.ch/de).'))).toEqual([])
    expect(codesAfter(key, everywhere('Siehe [hier](javascript:alert) nach.'))).toContain('link_broken')
    expect(codesAfter(key, everywhere('Siehe [hier](#gibt-es-nicht).'))).toContain('link_broken')
    expect(codesAfter(key, everywhere('Siehe [hier](/gibt-es-nicht).'))).toContain('link_broken')
    expect(codesAfter(key, { fr: 'Voir [boutique](/shop).' })).toContain('links_differ')
  })

  it('has no ß, no overlong word, and is not empty; a line break in it is a space', () => {
    const key = 'wetter.paragraphs.2'
    expect(codesAfter(key, { de: 'Die Straße.' })).toContain('sharp_s')
    expect(codesAfter(key, { de: 'Zwei\nZeilen.' })).toEqual([])
    expect(codesAfter(key, { de: 'x'.repeat(40) })).toContain('long_word')
    expect(codesAfter(key, { en: '' })).toEqual(['lines_differ'])
  })
})

describe('a document', () => {
  const codes = (language: Language, change: (markdown: string) => string) =>
    problemsOf('terms', { ...terms, [language]: change(terms[language]) }).map(({ problem }) => problem.code)

  it('has one lead, headings of one level, and sections with an address of their own and text', () => {
    expect(codes('de', (text) => `Noch ein Absatz.\n\n${text}`)).toEqual(['lead'])
    expect(codes('de', (text) => text.replace('## Geltung {#geltung}', '# Geltung'))).toContain('heading')
    expect(codes('de', (text) => `${text}\n\n## Geltung {#wetter}\n\nGilt.`)).toContain('anchor')
    expect(codes('de', (text) => `${text}\n\n## Neu`)).toContain('section_empty')
    expect(problemsOf('terms', withoutSection(terms, 'absage')).map(({ problem }) => problem)).toContainEqual(
      {
        code: 'section_missing',
        section: 'absage',
      },
    )
    expect(codes('de', (text) => text + '\n\n- x'.repeat(LEGAL_LIMITS.lines))).toContain('too_many')
  })

  it('has the same sections in each language, and in each the same paragraphs and lists', () => {
    expect(codes('fr', (text) => `${text}\n\n## Nouveau\n\nTexte.`)).toEqual(['sections_differ'])
    expect(codes('fr', (text) => text.replace('{#wetter}', '{#meteo}'))).toEqual(['sections_differ'])
    expect(codes('fr', (text) => `${text}\n\n- Un point de plus.`)).toEqual(['lines_differ'])
  })

  it('may lose a line with a figure', () => {
    const line = linesOf(readLegal(terms).de).find(({ text }) => text.includes('{decisionDays}'))?.text ?? ''
    const without = (text: string) => text.replace(`\n\n${line}`, '')
    const german = problemsOf('terms', { ...terms, de: without(terms.de) })
    expect(german.filter(({ language }) => language === 'de')).toEqual([])
  })
})

it('lists the languages left unchanged, and figures that no text contains any more', () => {
  const changed = changeLine(terms, 'bilder.paragraphs.0', {
    de: 'Wir fragen Sie vorher.',
    en: 'We ask you first.',
  })
  const at = (language: Language) =>
    readLegal(terms)[language].sections.find(({ id }) => id === 'bilder')?.lines[0]?.at
  expect(listBehind(terms, changed)).toEqual([
    { at: at('fr'), language: 'fr' },
    { at: at('it'), language: 'it' },
  ])
  expect(listLost(terms, withoutSection(terms, 'durchfuehrung'))).toEqual(['{decisionDays}'])
})
