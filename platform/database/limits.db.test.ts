import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type Limit, readLimits, requireLimits } from './limits.ts'
import { pipelined, PRECONDITION_FAILED } from './pipeline.ts'

const test = await forThisFile(createTestDatabase())

function limit(most: Record<string, number>): Limit {
  return { counted: { name: 'two-counts', text: 'select $1::integer as few, 9 as many', values: [2] }, most }
}

const kept = limit({ few: 2, many: 9 })
const exceeded = [limit({ few: 1 }), limit({ few: 2, many: 8 })]

it('a limit that is read is kept up to its last one', async () => {
  const isWithin = (each: Limit) => test.database.transaction((tx) => readLimits(tx).isWithin(each))
  expect(await isWithin(kept)).toBe(true)
  for (const each of exceeded) expect(await isWithin(each)).toBe(false)
})

it('a limit that is required fails the transaction where it is exceeded', async () => {
  const require = (each: Limit) =>
    pipelined(test.database, (pipeline) => requireLimits(pipeline).isWithin(each))
  expect(await require(kept)).toBe(true)
  for (const each of exceeded)
    await expect(require(each)).rejects.toMatchObject({ code: PRECONDITION_FAILED })
})
