import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'

let one: TestDatabase
let two: TestDatabase
beforeAll(async () => {
  ;[one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterAll(() => Promise.all([one.close(), two.close()]))

test('test files share no rows', async () => {
  await one.database.execute(sql`create table mark (name text)`)
  const found = await two.database.execute(sql`select to_regclass('mark') as mark`)
  expect(found.rows).toEqual([{ mark: null }])
})

test('sorts German names as a Swiss reader expects', async () => {
  const { rows } = await one.database.execute<{ name: string }>(
    sql`select name from (values ('Zug'), ('Ärmel'), ('Affe')) as names (name) order by name collate "de-CH-x-icu"`,
  )
  expect(rows.map((row) => row.name)).toEqual(['Affe', 'Ärmel', 'Zug'])
})
