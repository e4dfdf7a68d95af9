import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { endAll, startProgram } from '#test/lifecycle/program.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { openInstallationKey } from './installation-key.ts'

const [OWN, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)]
const folder = makeTemporaryFolder('backup-names-key')
const shop = await forThisFile(createTestDatabase())
afterEach(endAll)
afterAll(() => folder.remove())

it('"npm run backup" with APP_SECRET names the key by its fingerprint, "npm run restore" with another one does too', async () => {
  await openInstallationKey(shop.database, { dataDir: folder.path, appSecret: OWN })
  const file = join(folder.path, 'shop.tar.gz')
  const run = async (name: 'backup' | 'restore', appSecret: string) => {
    const env = { DATABASE_URL: shop.connectionString, DATA_DIR: folder.path, APP_SECRET: appSecret }
    const command = startProgram(`scripts/run-${name}.ts`, env, { args: [file] })
    return { exitCode: await command.exitCode, output: command.stdout() + command.stderr() }
  }
  const backup = await run('backup', OWN)
  expect(backup.exitCode, backup.output).toBe(0)
  const [, fingerprint = ''] =
    /The key is not in it: keep APP_SECRET \(fingerprint ([0-9a-f]{16})\)/.exec(backup.output) ?? []
  expect(fingerprint).not.toBe('')
  const restore = await run('restore', OTHER)
  expect(restore.exitCode).not.toBe(0)
  expect(restore.output).toContain(fingerprint)
  for (const { output } of [backup, restore]) expect(output).not.toMatch(new RegExp(`${OWN}|${OTHER}`))
})
