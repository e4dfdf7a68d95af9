import { describe, expect, it } from 'vitest'
import { newsEntrySource } from './news-fixtures.ts'
import { applyTypography, parseNewsEntry } from './parse-news-entry.server.ts'

const read = (source: string) => parseNewsEntry('ein-stueck', 'de', source)
const bodyOf = (text: string) => read(newsEntrySource({}, text)).body

describe('a news article', () => {
  it('is read with its head and its text', () => {
    const source = newsEntrySource(
      {},
      '## Kopf\n\nEin **Satz** mit [Link](/shop)\nund *Ende*.\n\n- eins\n- zwei\n\n1. erst\n\n> Ein Zitat.\n',
    )
    expect(read(source)).toEqual({
      slug: 'ein-stueck',
      title: 'Ein Titel',
      lead: 'Zwei Sätze, die zusammen lang genug sind. Mehr als siebzig Zeichen müssen es nämlich sein.',
      date: '2026-10-28',
      picture: { src: '/scenes/feuer.svg', alt: 'Ein Feuer' },
      next: { to: '/shop', label: 'Zum Shop' },
      body: [
        { kind: 'heading', text: ['Kopf'] },
        {
          kind: 'paragraph',
          text: [
            'Ein ',
            { kind: 'strong', text: ['Satz'] },
            ' mit ',
            { kind: 'link', to: '/shop', text: ['Link'] },
            '\nund ',
            { kind: 'em', text: ['Ende'] },
            '.',
          ],
        },
        { kind: 'list', ordered: false, items: [['eins'], ['zwei']] },
        { kind: 'list', ordered: true, items: [['erst']] },
        { kind: 'quote', text: ['Ein Zitat.'] },
      ],
    })
  })

  it('needs neither drawing nor next step, and accepts Windows line ends', () => {
    const source = newsEntrySource({ drawing: null, drawingAlt: null, next: null, nextLabel: null })
    expect(read(`\ufeff${source.replaceAll('\n', '\r\n')}`)).toMatchObject({
      picture: null,
      next: null,
      body: [{ kind: 'paragraph', text: ['Ein Absatz.'] }],
    })
  })

  it('keeps & and < as plain characters', () => {
    expect(bodyOf('Feuer & Fokus, 3 < 4 \\* 5')).toEqual([
      { kind: 'paragraph', text: ['Feuer & Fokus, 3 < 4 ', '*', ' 5'] },
    ])
  })

  it.each([
    ['its title is missing', { title: null }, 'needs a line "title: …"'],
    ['its title is too long', { title: 'x'.repeat(51) }, '51 characters; 50 are the limit'],
    ['its lead is too short', { lead: 'Kurz.' }, 'a lead of 5 characters; 70 to 155'],
    ['its date is none', { date: '28.10.2026' }, 'has the date "28.10.2026"'],
    ['its day does not exist', { date: '2026-02-30' }, 'has the date "2026-02-30"'],
    ['its drawing is a path', { drawing: '../feuer.svg' }, 'the name of a file in public/scenes'],
    [
      'its drawing is not described anywhere',
      { drawing: 'pano', drawingAlt: null },
      'needs a line "drawingAlt: …"',
    ],
    ['its next step leads elsewhere', { next: '//example.ch' }, 'write a page of this site'],
    ['a line is misspelt', { titel: 'Ein Titel' }, 'only title, lead, date'],
  ])('is refused in a sentence when %s', (_case, changes, sentence) => {
    expect(() => read(newsEntrySource(changes))).toThrow(sentence)
  })

  it.each([
    ['HTML in a block', '<div>x</div>', 'has HTML at "<div>x</div>"'],
    ['HTML in a sentence', 'Ein <b>Wort</b>.', 'has HTML at "<b>"'],
    ['a comment', '<!-- x -->', 'has HTML'],
    ['a picture', '![x](/x.png)', '"image"'],
    ['a table', '| a | b |\n|---|---|\n| c | d |', '"table"'],
    ['code', '`x`', '"codespan"'],
    ['a script as a link', '[x](javascript:alert(1))', 'links to "javascript:alert(1)"'],
    ['a link to another host without https', '[x](//example.ch)', 'links to "//example.ch"'],
    ['a backslash that browsers read as a slash', '[x](/\\\\evil.example)', 'links to'],
    ['a tab that browsers skip', '[x](</\t/evil.example>)', 'links to'],
    ['three thousand quotations in each other', '> '.repeat(3000), 'nested too deeply'],
    ['three thousand lists in each other', '- '.repeat(3000), ''],
    ['another level of heading', '# Titel', 'headings begin with ##'],
    ['a list in a list', '- a\n  - b', 'where one paragraph is expected'],
    ['no text', '', 'has no text'],
  ])('is refused with %s', (_case, text, sentence) => {
    expect(() => bodyOf(text)).toThrow(sentence)
  })

  it('is refused without a head', () => {
    expect(() => read('Nur Text.')).toThrow('begins with a line ---')
  })
})

it('inserts typographic characters that a keyboard lacks', () => {
  expect(applyTypography('en', "It's CHF 200.00: a day")).toBe('It’s CHF\u00a0200.00: a day')
})
it('adds spaces to French punctuation only in French', () => {
  expect(applyTypography('fr', "« L'essai » : quoi ?")).toBe('«\u202fL’essai\u202f»\u202f: quoi\u202f?')
  expect(applyTypography('it', 'Che cosa ?')).toBe('Che cosa ?')
})
