import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { sampleBy } from './sample.ts'

const TESTS = Array.from({ length: 60 }, (_, index) => `test ${index}`)
const INPUTS = Array.from({ length: 41 }, (_, index) => index)

describe('a sampled run', () => {
  it('takes one language per test, and every language for about as many tests', () => {
    const chosen = TESTS.flatMap((test) => sampleBy('a seed').languagesOf(test))
    expect(chosen).toHaveLength(TESTS.length)
    for (const language of LANGUAGES)
      expect(chosen.filter((each) => each === language).length).toBeGreaterThanOrEqual(8)
  })

  it('is the same for its seed, and another one for another', () => {
    const choiceOf = (seed: string) => TESTS.flatMap((test) => sampleBy(seed).languagesOf(test))
    expect(choiceOf('one')).toEqual(choiceOf('one'))
    expect(choiceOf('one')).not.toEqual(choiceOf('other'))
    expect(sampleBy('one').seedOf('test')).not.toBe(sampleBy('other').seedOf('test'))
  })

  it('takes a quarter or a sixteenth of the inputs and counts, and each input by some seed', () => {
    const { quarterOf, fewOf, countOf } = sampleBy('a seed')
    const taken = quarterOf('test', INPUTS)
    expect(taken).toHaveLength(11)
    expect(taken).toEqual(taken.toSorted((one, other) => one - other))
    const seen = new Set(TESTS.flatMap((seed) => sampleBy(seed).quarterOf('test', INPUTS)))
    expect(seen.size).toBe(INPUTS.length)
    expect(fewOf('test', INPUTS)).toHaveLength(3)
    expect(fewOf('test', ['one'])).toEqual(['one'])
    expect([countOf(400), countOf(6), countOf(1)]).toEqual([100, 2, 1])
  })
})

it.each([undefined, ''])('without a seed (%j) nothing is left out', (seed) => {
  const { languagesOf, quarterOf, fewOf, countOf } = sampleBy(seed)
  expect(languagesOf('test')).toEqual(LANGUAGES)
  expect(quarterOf('test', INPUTS)).toEqual(INPUTS)
  expect(fewOf('test', INPUTS)).toEqual(INPUTS)
  expect(countOf(6)).toBe(6)
})
