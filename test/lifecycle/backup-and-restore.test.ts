import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startProgram, until, untilHealthy } from './program.ts'
import { freePort } from '#test/free-port.ts'

const folder = makeTemporaryFolder('restore')
afterEach(endAll)
afterAll(folder.remove)

test('a running shop is backed up and restored, and starts again automatically', async () => {
  const port = await freePort()
  const dataDir = join(folder.path, 'data')
  const file = join(folder.path, 'shop.tar.gz')
  const env = { DATA_DIR: dataDir, PORT: String(port) }
  const shop = startProgram('scripts/start.mjs', env)
  await shop.says(/^Ready/m)

  const backup = startProgram('scripts/backup.mjs', env, { args: [file] })
  expect(await backup.exitCode, backup.stderr()).toBe(0)
  await changeTitle(dataDir, 'Nach der Sicherung')
  await until(async () => (await titles(port)).includes('Nach der Sicherung'))

  const restore = startProgram('scripts/restore.mjs', env, { args: [file] })
  expect(await restore.exitCode, restore.stderr()).toBe(0)
  await shop.says(/A backup was restored[\s\S]*^Ready/m)
  await untilHealthy(port)
  expect(await titles(port)).not.toContain('Nach der Sicherung')
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
})

test('a backup restores a shop on an empty machine, where nothing runs yet', async () => {
  const source = join(folder.path, 'data')
  const target = join(folder.path, 'new-machine')
  const file = join(folder.path, 'move.tar.gz')
  const backup = startProgram('scripts/backup.mjs', { DATA_DIR: source }, { args: [file] })
  expect(await backup.exitCode, backup.stderr()).toBe(0)
  const restore = startProgram('scripts/restore.mjs', { DATA_DIR: target }, { args: [file] })
  expect(await restore.exitCode, restore.stderr()).toBe(0)
  const port = await freePort()
  const shop = startProgram('scripts/start.mjs', { DATA_DIR: target, PORT: String(port) })
  await shop.says(/^Ready/m)
  expect((await titles(port)).length).toBeGreaterThan(0)
})

async function changeTitle(dataDir: string, title: string): Promise<void> {
  const client = new pg.Client({ connectionString: await findRunningPostgres(dataDir) })
  await client.connect()
  await client.query(
    `update products set title = jsonb_set(title, '{de}', to_jsonb($1::text))
    where id = (select id from products order by id limit 1)`,
    [title],
  )
  await client.end()
}

async function titles(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/store/gratweg/products?lng=de`)
  const { products } = (await answer.json()) as { products: { title: string }[] }
  return products.map((product) => product.title)
}
