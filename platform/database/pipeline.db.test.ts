import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { pipelined } from './pipeline.ts'

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  await test.database.execute(sql`create table piped (value integer primary key)`)
})
beforeEach(() => test.database.execute(sql`truncate piped`))

const insert = (value: number) => ({
  name: 'insert-piped',
  text: 'insert into piped values ($1)',
  values: [value],
})

async function stored(): Promise<number[]> {
  const { rows } = await test.database.execute<{ value: number }>(sql`select value from piped order by value`)
  return rows.map(({ value }) => value)
}

it('writes all in one round trip and one commit', async () => {
  const counted = await countRoundTrips(test.database.$client, () =>
    pipelined(test.database, async ({ run, send }) => {
      for (const value of [1, 2, 3]) send(run(insert(value)))
    }),
  )
  expect(counted).toEqual({ roundTrips: 1, statements: 5, commits: 1 })
  expect(await stored()).toEqual([1, 2, 3])
})

it('of a failed statement reports the first error and writes nothing, though COMMIT was sent', async () => {
  const failing = pipelined(test.database, async ({ run, send }) => {
    for (const value of [1, 1, 2]) send(run(insert(value)))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([])
})

it('an exception between statements writes nothing', async () => {
  const failing = pipelined(test.database, async ({ run, send }) => {
    send(run(insert(1)))
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  expect(await stored()).toEqual([])
})

it('a statement after COMMIT is refused, and the connection stays usable', async () => {
  const late = pipelined(test.database, async ({ run, send }) => {
    const inTurns = async () => {
      await run(insert(1))
      await run(insert(2))
    }
    send(inTurns())
  })
  await expect(late).rejects.toThrow('a statement started after COMMIT')
  expect(await stored()).toEqual([1])
  await pipelined(test.database, async ({ run, send }) => send(run(insert(3))))
  expect(await stored()).toEqual([1, 3])
})
