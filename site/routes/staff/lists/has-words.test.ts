import { expect, it } from 'vitest'
import { hasWords } from './has-words.ts'

it('finds each word somewhere, whatever the case; no words find everything', () => {
  expect(hasWords('  ÄSTE  sammeln ', ['Äste', null, 'im Wald Sammeln'])).toBe(true)
  expect(hasWords('Äste verbrennen', ['Äste', undefined])).toBe(false)
  expect(hasWords('', [])).toBe(true)
})
