import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { RETENTION } from '#features/privacy/content/retention.ts'
import { createTestDatabase } from '#test/test-database.ts'

const test = await forThisFile(createTestDatabase())

/** `nobody`: no personal data; `sweeper`: removed within days. */
const RULES = [...Object.keys(RETENTION), 'nobody', 'sweeper']

it('has a retention rule beside every table', async () => {
  const files = globSync('{features,platform,server,site,supabase-api}/**/*.ts')
  const declared = files
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /@retention (\w+)[^/]*\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/g,
      ),
    ])
    .filter(([, rule = '']) => RULES.includes(rule))
    .map(([, , table]) => table)
  const { rows } = await test.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('__'))
  expect(declared.toSorted()).toEqual(names.toSorted())
})
