import { expect, it } from 'vitest'
import { textRuns } from './text-runs.ts'

const LATIN = /[ -~ÿ]/
const HEBREW = /\p{Script=Hebrew}/u
const faceOf = (character: string) =>
  LATIN.test(character) ? 'latin' : HEBREW.test(character) ? 'hebrew' : undefined

const drawn = (line: string) => textRuns(line, faceOf).map(({ text, isRightToLeft }) => [text, isRightToLeft])

it('draws letters of other scripts in a typeface that has them', () => {
  expect(textRuns('Frau דוד', faceOf)).toEqual([
    { text: 'Frau ', face: 'latin', isRightToLeft: false },
    { text: 'דוד', face: 'hebrew', isRightToLeft: true },
  ])
})

it('puts what is read from the right in order: the first word stands rightmost, figures stay as they are', () => {
  expect(drawn('דוד 12 (לוי), Zug')).toEqual([
    ['(', true],
    ['לוי', true],
    [') ', true],
    ['12', false],
    [' ', true],
    ['דוד', true],
    [', Zug', false],
  ])
})

it('writes what no typeface has in Latin letters, and leaves out pictures and joiners', () => {
  expect(drawn('ทอง🌲\u200d\ufe0f x')).toEqual([['thong x', false]])
})
