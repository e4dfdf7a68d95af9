import { describe, expect, it } from 'vitest'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import { FIXED_SECTIONS } from '#content/legal-documents.ts'
import { legalContentSchema } from '#features/messages/legal/legal-content.schema.ts'
import {
  isSameContent,
  type LegalContent,
  listLines,
  toLegalMessages,
} from '#features/messages/legal/legal-content.ts'
import { findLegalProblems, missingSections } from '#features/messages/legal/legal-rules.ts'
import { listBehind, listLost } from '#features/messages/legal/legal-gaps.ts'
import { changeLine } from '#test/legal/change-line.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { legalFiles } from './legal-files.ts'

const files = Object.values(
  import.meta.glob<object>('/{content,i18n}/texts/*.ts', { eager: true, import: 'default' }),
)

function problemsOf(document: LegalDocumentId, content: LegalContent) {
  const published = legalFiles.contentOf(document)
  const { pages } = legalFiles
  return findLegalProblems(content, {
    document,
    published,
    pages,
    placeholders: legalFiles.placeholdersOf(document),
  })
}

const terms = legalFiles.contentOf('terms')
const codesAfter = (key: string, texts: Parameters<typeof changeLine>[2]) =>
  problemsOf('terms', changeLine(terms, key, texts)).map(({ problem }) => problem.code)

describe.each(LEGAL_DOCUMENTS)('%s', (document) => {
  const content = legalFiles.contentOf(document)

  it('could be published as it is in the files', () => {
    expect(problemsOf(document, content)).toEqual([])
    expect(missingSections(document, content)).toEqual([])
    expect(legalContentSchema.parse(content)).toEqual(content)
  })

  it('has each line in four languages', () => {
    for (const { key, texts } of listLines(content))
      for (const language of LANGUAGES) expect(texts[language], `${key} ${language}`).not.toBe('')
  })

  it('is equal when the database has reordered its properties', () => {
    const turned = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ) as LegalContent
    expect(isSameContent(content, turned)).toBe(true)
    expect(Object.keys(toLegalMessages(turned, 'fr').sections)).toEqual(content.sections.map(({ id }) => id))
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

  it('has no ß, no line break, no overlong word, and is not empty', () => {
    const key = 'wetter.paragraphs.2'
    expect(codesAfter(key, { de: 'Die Straße.' })).toContain('sharp_s')
    expect(codesAfter(key, { de: 'Zwei\nZeilen.' })).toContain('line_break')
    expect(codesAfter(key, { de: 'x'.repeat(40) })).toContain('long_word')
    expect(codesAfter(key, { en: '' })).toContain('empty')
  })
})

it('lists the languages left unchanged, and figures that no text contains any more', () => {
  const changed = changeLine(terms, 'bilder.paragraphs.0', {
    de: 'Wir fragen Sie vorher.',
    en: 'We ask you first.',
  })
  expect(listBehind(terms, changed)).toEqual([
    { key: 'bilder.paragraphs.0', language: 'fr' },
    { key: 'bilder.paragraphs.0', language: 'it' },
  ])
  const sections = terms.sections.filter(({ id }) => id !== 'durchfuehrung')
  expect(listLost(terms, { ...terms, sections })).toEqual(['{decisionDays}'])
})

it('accepts no document without the sections that others depend on', () => {
  const without = { ...terms, sections: terms.sections.filter(({ id }) => id !== 'absage') }
  expect(missingSections('terms', without)).toEqual(['absage'])
})
