import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitTitle } from './fit-title.ts'

const measure = (line: string, size: number) => (line.length * size) / 2
const place = { width: 200, height: 200, sizes: [40, 30, 20], leading: 1, maxLines: 3, measure }

it('takes the largest size that fits', () => {
  expect(fitTitle('Shop', place)).toEqual({ size: 40, lines: ['Shop'] })
  expect(fitTitle('Zwei Worte', { ...place, maxLines: 1 })).toEqual({ size: 40, lines: ['Zwei Worte'] })
  expect(fitTitle('Drei Worte hier', { ...place, maxLines: 1 }).size).toBe(20)
})

it('breaks into lines of similar length', () => {
  expect(fitTitle('am See im Ried', { ...place, sizes: [40] }).lines).toEqual(['am See', 'im Ried'])
})

it('ends lines where sentences end when that costs little size', () => {
  expect(fitTitle('Drei Stufen. Eine Richtung.', { ...place, sizes: [30, 28, 26] })).toEqual({
    size: 28,
    lines: ['Drei Stufen.', 'Eine Richtung.'],
  })
})

it('breaks a long word at a soft hyphen and shows no other hyphen', () => {
  expect(fitTitle('Durch\u00adhalte\u00advermögen', { ...place, sizes: [30] })).toEqual({
    size: 30,
    lines: ['Durchhalte-', 'vermögen'],
  })
  expect(fitTitle('Durch\u00adhalte\u00advermögen', { ...place, width: 999 }).lines).toEqual([
    'Durchhaltevermögen',
  ])
})

it('never breaks at a no-break space', () => {
  expect(fitTitle('Plane 3\u00a0×\u00a03\u00a0m', { ...place, sizes: [40] }).lines).toEqual([
    'Plane',
    '3\u00a0×\u00a03\u00a0m',
  ])
})

it('loses no word of any title', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      expect(fitTitle(words.join(' '), place).lines.join(' ')).toBe(words.join(' '))
    }),
  )
})
