import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlocks } from '#features/news/read-blocks.server.ts'
import {
  applyEdit,
  continueBlock,
  type Edit,
  insertLink,
  toggleBlock,
  toggleInline,
} from './format-markdown.ts'

/** `|` marks caret or selection. */
function run(marked: string, edit: (text: string, at: { start: number; end: number }) => Edit | undefined) {
  const [before = '', inside, after] = marked.split('|')
  const text = after === undefined ? before + (inside ?? '') : before + inside + after
  const start = before.length
  const done = edit(text, { start, end: after === undefined ? start : start + (inside?.length ?? 0) })
  if (!done) return undefined
  const result = applyEdit(text, done)
  const { start: from, end: to } = done.select
  const middle = from === to ? '|' : `|${result.slice(from, to)}|`
  return result.slice(0, from) + middle + result.slice(to)
}

const bold = (marked: string) => run(marked, (text, at) => toggleInline(text, at, 'bold', 'fett'))
const italic = (marked: string) => run(marked, (text, at) => toggleInline(text, at, 'italic', 'kursiv'))
const block = (marked: string, format: 'heading' | 'list' | 'ordered' | 'quote') =>
  run(marked, (text, at) => toggleBlock(text, at, format))

describe('bold and italic', () => {
  it.each([
    ['Ein |Wort| mehr', 'Ein **|Wort|** mehr'],
    ['Ein |Wort |mehr', 'Ein **|Wort|** mehr'],
    ['Ein Wo|rt mehr', 'Ein **|Wort|** mehr'],
    ['Ein  | mehr', 'Ein  **|fett|** mehr'],
    ['Ein **|Wort|** mehr', 'Ein |Wort| mehr'],
    ['Ein *|Wort|* mehr', 'Ein ***|Wort|*** mehr'],
  ])('%s becomes %s', (before, after) => expect(bold(before)).toBe(after))

  it.each([
    ['Ein *|Wort|* mehr', 'Ein |Wort| mehr'],
    ['Ein **|Wort|** mehr', 'Ein ***|Wort|*** mehr'],
    ['Ein ***|Wort|*** mehr', 'Ein **|Wort|** mehr'],
  ])('italic: %s becomes %s', (before, after) => expect(italic(before)).toBe(after))

  it('are removed by the same press, for any selection', () => {
    const words = fc.array(fc.constantFrom('Wald', 'Feuer', 'und', 'ein See'), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.constantFrom('bold', 'italic'), (parts, a, b, format) => {
        const text = parts.join(' ')
        const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        fc.pre(text.slice(start, end).trim() !== '')
        const once = toggleInline(text, { start, end }, format, 'x')
        const twice = toggleInline(applyEdit(text, once), once.select, format, 'x')
        expect(applyEdit(applyEdit(text, once), twice)).toBe(text)
      }),
    )
  })
})

describe('headings, lists and quotations', () => {
  it.each([
    ['Ti|tel', 'heading', '## Titel|'],
    ['## Ti|tel', 'heading', 'Titel|'],
    ['- Ti|tel', 'heading', '## Titel|'],
    ['Satz.\nTi|tel\nSatz.', 'heading', 'Satz.\n\n## Titel|\n\nSatz.'],
    ['|eins\nzwei|', 'list', '|- eins\n- zwei|'],
    ['|- eins\n- zwei|', 'ordered', '|1. eins\n2. zwei|'],
    ['|1. eins\n2. zwei|', 'ordered', '|eins\nzwei|'],
    ['|', 'quote', '> |'],
  ] as const)('%j as %s becomes %j', (before, format, after) => expect(block(before, format)).toBe(after))

  it('match the rendered page', () => {
    const line = fc.constantFrom('eins', 'zwei Wörter', 'drei')
    const kinds = { heading: 'heading', list: 'list', ordered: 'list', quote: 'quote' } as const
    const format = fc.constantFrom('heading', 'list', 'ordered', 'quote')
    fc.assert(
      fc.property(line, line, line, format, (first, second, third, of) => {
        const text = `${first}\n${second}\n${third}`
        const at = first.length + 1
        const edit = toggleBlock(text, { start: at, end: at }, of)
        const read = readBlocks(applyEdit(text, edit), (each) => each).map(({ kind }) => kind)
        expect(read).toEqual(['paragraph', kinds[of], 'paragraph'])
      }),
    )
  })
})

describe('a link', () => {
  const link = (marked: string, to?: string) =>
    run(marked, (text, at) => insertLink(text, at, { sample: 'Text', ...(to && { to }) }))

  it.each([
    ['zum |Shop| hier', undefined, 'zum [Shop](|https://|) hier'],
    ['zum |/shop| hier', undefined, 'zum [|Text|](/shop) hier'],
    ['zum | hier', undefined, 'zum [Text](|https://|) hier'],
    ['zum |Shop| hier', 'https://example.ch', 'zum [Shop](https://example.ch)| hier'],
  ])('%s to %s becomes %s', (before, to, after) => expect(link(before, to)).toBe(after))
})

describe('Enter', () => {
  it.each([
    ['- eins|', '- eins\n- |'],
    ['2. zwei|', '2. zwei\n3. |'],
    ['- eins\n- |', '- eins\n|'],
    ['Satz.|', undefined],
  ])('behind %j gives %j', (before, after) => expect(run(before, continueBlock)).toBe(after))
})
