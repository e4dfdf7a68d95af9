import { readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { copyFromFile, copyToFile } from './copy-table.ts'

const folder = makeTemporaryFolder('copy-table')
const fileOf = (name: string) => join(folder.path, name)
let client: pg.Client

const database = await forThisFile(createTestDatabase())
beforeEach(async () => {
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  await client.query('create temporary table numbers (number integer)')
})
afterEach(() => client.end())
afterAll(() => folder.remove())

test('a table of several megabytes is written to a file and restored, with its number of rows', async () => {
  const count = 500_000
  const file = fileOf('many.copy')
  const rows = await copyInto(file, `copy (select generate_series(1, ${count})) to stdout`)
  expect([rows, readFileSync(file, 'utf8').split('\n').length - 1]).toEqual([count, count])
  expect(await copyFromFile(client, 'copy numbers from stdin', file)).toBe(count)
  const { rows: sums } = await client.query('select sum(number)::bigint as sum from numbers')
  expect(Number(sums[0].sum)).toBe((count * (count + 1)) / 2)
})

test('consecutive small tables report their number of rows', async () => {
  for (let count = 0; count < 100; count++) {
    const statement = `copy (select generate_series(1, ${count})) to stdout`
    expect(await copyInto(fileOf(`small-${count}.copy`), statement)).toBe(count)
  }
})

test('a full disk is reported, and the connection stays usable', async () => {
  const statement = 'copy (select generate_series(1, 500000)) to stdout'
  await expect(copyInto('/dev/full', statement)).rejects.toThrow('ENOSPC')
  expect(await copyInto(fileOf('after-full.copy'), 'copy (select 1) to stdout')).toBe(1)
})

test('a failing statement is reported, and the connection stays usable', async () => {
  await expect(copyInto(fileOf('nothing.copy'), 'copy nothing to stdout')).rejects.toThrow(
    'relation "nothing" does not exist',
  )
  expect(await copyInto(fileOf('after.copy'), 'copy (select 1) to stdout')).toBe(1)
})

test('an invalid line is reported, and the transaction can be rolled back', async () => {
  const file = fileOf('damaged.copy')
  writeFileSync(file, `1\n${'word\n'.repeat(500_000)}`)
  await client.query('begin')
  await expect(copyFromFile(client, 'copy numbers from stdin', file)).rejects.toThrow('invalid input syntax')
  await client.query('rollback')
  const { rows } = await client.query('select count(*)::integer as count from numbers')
  expect(rows).toEqual([{ count: 0 }])
})

test('a missing file is reported, and the transaction can be rolled back', async () => {
  await client.query('begin')
  await expect(copyFromFile(client, 'copy numbers from stdin', fileOf('missing.copy'))).rejects.toThrow(
    'ENOENT',
  )
  await client.query('rollback')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

async function copyInto(path: string, statement: string): Promise<number> {
  const file = await open(path, 'w')
  try {
    return await copyToFile(client, statement, file)
  } finally {
    await file.close()
  }
}
