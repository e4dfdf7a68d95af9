import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markText, readMarks } from './field-marks.ts'

it('finds the field of each marked text, also in the middle of others; empty ones stay empty', () => {
  expect(markText('', 7)).toBe('')
  const field = fc.integer({ min: 0, max: 240 * 240 - 1 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), field)), (texts) => {
      const { text, fields } = readMarks(texts.map(([each, number]) => markText(each, number)).join(' '))
      expect(text).toBe(texts.map(([each]) => each).join(' '))
      expect(fields).toEqual(texts.map(([, number]) => number))
    }),
  )
})
