import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameContent, linesOf, parseLegal, withAnchors } from './legal-text.ts'

const shapeOf = (markdown: string) => {
  const { lead, sections } = parseLegal(markdown)
  const lines = (all: typeof lead) => all.map(({ kind, text }) => `${kind} ${text}`)
  return [lines(lead), ...sections.map(({ id, title, lines: all }) => [id, title, ...lines(all)])]
}

it('reads lead, sections, paragraphs and lists; rows without a blank line between them are one paragraph', () => {
  expect(
    shapeOf(
      'Was gilt.\n\n## Höhere Gewalt\n\nEin Absatz\nin zwei Zeilen.\n- eins\n  geht weiter\n- zwei\n\n1. erst\n2) dann\n## Recht {#recht}\nZug.',
    ),
  ).toEqual([
    ['paragraph Was gilt.'],
    [
      'hoehere-gewalt',
      'Höhere Gewalt',
      'paragraph Ein Absatz in zwei Zeilen.',
      'item eins geht weiter',
      'item zwei',
      'step erst',
      'step dann',
    ],
    ['recht', 'Recht', 'paragraph Zug.'],
  ])
})

it('takes the addresses of the German sections where none is written', () => {
  const german = parseLegal('A.\n\n## Geltung {#geltung}\n\n## Recht {#recht}')
  const french = parseLegal('A.\n\n## Champ\n\n## Droit {#droit}', german)
  expect(french.sections.map(({ id }) => id)).toEqual(['geltung', 'droit'])
})

const word = fc.stringMatching(/^[a-zäöü<>&"{}(),;:–]{1,12}$/)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '))

it('loses no word, and finds each line where it says it is', () => {
  const rows = fc.array(fc.tuple(fc.constantFrom('', '- ', '1. ', '## ', '\n'), words), { maxLength: 20 })
  fc.assert(
    fc.property(rows, (all) => {
      const markdown = all.map(([mark, text]) => mark + text).join('\n')
      const read = parseLegal(markdown)
      const said = [
        ...linesOf(read).map(({ text, at }) => ({ text, at })),
        ...read.sections.map(({ title, at }) => ({ text: title, at })),
      ].toSorted((one, other) => one.at - other.at)
      const plain = (text: string) =>
        text
          .replaceAll(/^(?:[-*]|\d+[.)]|##) +/gm, '')
          .split(/\s+/)
          .filter(Boolean)
      expect(said.flatMap(({ text }) => plain(text))).toEqual(plain(markdown))
      for (const { text, at } of said) expect(markdown.slice(at)).toContain(text.split(' ')[0])
    }),
  )
})

it('calls contents the same when only blank lines and numbers differ', () => {
  const content = (text: string) => ({ de: text, en: text, fr: text, it: text })
  const same = (other: string) => isSameContent(content('A.\n\n## T {#t}\n\n1. x\n2. y'), content(other))
  expect(same('A.\n## T   {#t}\n\n\n1. x\n1. y\n')).toBe(true)
  expect(same('A.\n\n## T {#t}\n\n- x\n- y')).toBe(false)
})

it('writes the address behind each heading that has none', () => {
  const de = 'A.\n\n## Geltung\n\nB.\n\n## Recht {#recht}\n\nC.'
  const fr = 'A.\n\n## Champ\n\nB.\n\n## Droit {#recht}\n\nC.'
  expect(withAnchors({ de, en: fr, fr, it: fr }, 'fr')).toBe(fr.replace('Champ', 'Champ {#geltung}'))
})
