import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

/** What a run takes of tests and inputs that are alike. */
export interface Sample {
  /** The languages a test runs in that is the same in each of them: all of them, or one. */
  languagesOf: (test: string) => readonly Language[]
  /** A quarter of many inputs, in their order; all of them in a full run. */
  quarterOf: <Input>(test: string, inputs: Iterable<Input>) => Input[]
  /** A sixteenth of very many inputs or of slow ones, in their order; all of them in a full run. */
  fewOf: <Input>(test: string, inputs: Iterable<Input>) => Input[]
  /** How many rounds or random inputs: a quarter of `full`, at least one, or all of them. */
  countOf: (full: number) => number
  /** The first of a row of random inputs, from 0 to below 2³²; 0 in a full run. */
  seedOf: (test: string) => number
}

/** Everything follows from `seed` and the names of the tests. Without a seed, or with an empty one, nothing is left out. */
export function sampleBy(seed: string | undefined): Sample {
  const numberOf = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE()
  const countOf = (full: number) => (seed ? Math.ceil(full / 4) : full)
  function quarterOf<Input>(test: string, inputs: Iterable<Input>): Input[] {
    const drawn = [...inputs].map((input, index) => ({ input, index, lot: numberOf(`${test} ${index}`) }))
    const taken = drawn.toSorted((one, other) => one.lot - other.lot).slice(0, countOf(drawn.length))
    return taken.toSorted((one, other) => one.index - other.index).map(({ input }) => input)
  }
  return {
    languagesOf: (test) =>
      seed ? LANGUAGES.slice(numberOf(test) % LANGUAGES.length).slice(0, 1) : LANGUAGES,
    quarterOf,
    fewOf: (test, inputs) => quarterOf(`${test}, few`, quarterOf(test, inputs)),
    countOf,
    seedOf: (test) => (seed ? numberOf(test) : 0),
  }
}

/**
 * The sample of this run. `npm test` sets TEST_SAMPLE to a new seed and prints it; `npm run test:long` and named files run
 * everything, unless TEST_SAMPLE is given.
 */
export const { languagesOf, quarterOf, fewOf, countOf, seedOf } = sampleBy(process.env['TEST_SAMPLE'])
