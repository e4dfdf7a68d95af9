import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MIGRATIONS_FOLDER } from './migrations.ts'

it('the last migration alone keeps its snapshot of all tables: each is a third of a megabyte (ADR-064)', () => {
  const numbers = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, 4))
  const last = numbers(MIGRATIONS_FOLDER, '.sql').sort().at(-1)
  expect(numbers(join(MIGRATIONS_FOLDER, 'meta'), '_snapshot.json')).toEqual([last])
})
