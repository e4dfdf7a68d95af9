import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markWords, readTyped } from './search-rows.ts'

it('marks what was typed, and leaves the text as it is', () => {
  expect(markWords('Petra Muster', 'must')).toEqual([
    { text: 'Petra ', isTyped: false },
    { text: 'Must', isTyped: true },
    { text: 'er', isTyped: false },
  ])
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      const parts = markWords(text, typed)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})

it('parses commands', () => {
  expect(readTyped(' > tele')).toEqual({ wanted: 'tele', isCommand: true })
  expect(readTyped('a > b ')).toEqual({ wanted: 'a > b', isCommand: false })
})
